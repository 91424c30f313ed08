import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app with this secret shows at that time, in epoch milliseconds. */
export const timeCode = (secret: string, timestamp: number): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp });
