import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTimeSecret, stepOfTimeCode, uriOfTimeSecret } from './timeCodes.ts';

/** The secret "12345678901234567890" of RFC 6238, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (epochSeconds: number): string => new Date(epochSeconds * 1_000).toISOString();

describe('Codes of an authenticator app', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at %i', (seconds, code) => {
    expect(stepOfTimeCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('are accepted thirty seconds early or late, and return their time step', () => {
    const step = 41_152_263;
    for (const off of [-1, 0, 1]) expect(stepOfTimeCode(secret, '005924', at((step + off) * 30))).toBe(step);
    for (const off of [-2, 2]) expect(stepOfTimeCode(secret, '005924', at((step + off) * 30))).toBeNull();
  });

  it.each(['', '00592', '0059240', '287082', 'abcdef'])('are never "%s" at another time', (code) => {
    expect(stepOfTimeCode(secret, code, at(1_234_567_890))).toBeNull();
  });

  it('come from secrets of 160 bits, each different, which an app reads from a URI', () => {
    const made = newTimeSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTimeSecret()).not.toBe(made);
    const uri = uriOfTimeSecret(made, 'anna@platzwart.example');
    expect(uri).toMatch(/^otpauth:\/\/totp\/Platzwart:anna%40platzwart\.example\?issuer=Platzwart&/);
    const code = TOTP.generate({ secret: new TOTP({ secret: made }).secret, timestamp: 1_234_567_890_000 });
    expect(stepOfTimeCode(made, code, at(1_234_567_890))).toBe(41_152_263);
  });
});
