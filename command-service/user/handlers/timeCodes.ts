import { Secret, TOTP } from 'otpauth';

/** RFC 6238 in the form that every authenticator app supports: SHA-1, six digits, a new code every thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const millisecondsPerStep = form.period * 1_000;
/** Tolerance in time steps for the clocks of telephones. */
const stepsOff = 1;

const codesOf = (secret: string, account: string): TOTP =>
  new TOTP({ ...form, issuer: 'Platzwart', label: account, secret: Secret.fromBase32(secret) });

/** A new secret of 160 bits, in base32. */
export const newTimeSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code for an authenticator app. `account`: the name that the app shows. */
export const uriOfTimeSecret = (secret: string, account: string): string => codesOf(secret, account).toString();

/** The time step of this code, at most one off from `now` (ISO 8601 instant); null where it matches none. */
export const stepOfTimeCode = (secret: string, code: string, now: string): number | null => {
  const timestamp = Date.parse(now);
  const off = codesOf(secret, '').validate({ token: code, timestamp, window: stepsOff });
  return off === null ? null : Math.floor(timestamp / millisecondsPerStep) + off;
};
