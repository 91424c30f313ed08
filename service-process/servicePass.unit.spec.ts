import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { servicePass, servicePassCheck } from './servicePass.ts';

const secret = 'between two services only, 0123456789';
const noon = Date.parse('2026-06-15T10:00:00Z');

const atDoor = (now: () => number = () => noon) =>
  servicePassCheck({ secret, issuer: 'graphql-gateway', audience: 'command-service', now });
const passAt = (
  milliseconds: number,
  change: Readonly<Partial<Record<'secret' | 'issuer' | 'audience', string>>> = {},
) =>
  servicePass({ secret, issuer: 'graphql-gateway', audience: 'command-service', now: () => milliseconds, ...change })();

/** A pass signed with the right secret and a wrong claim or header. */
const signed = (header: Readonly<{ alg: string; typ?: string }>, claims: Readonly<Record<string, unknown>>) =>
  new SignJWT({ iss: 'graphql-gateway', aud: 'command-service', ...claims })
    .setProtectedHeader(header)
    .sign(new TextEncoder().encode(secret))
    .then((token) => `Bearer ${token}`);
const [iat, exp] = [noon / 1000, noon / 1000 + 60];
const form = { alg: 'HS256', typ: 'service+jwt' };

describe('The pass between services', () => {
  it('is accepted for a minute, and is renewed after half of it', async () => {
    let now = noon;
    const pass = servicePass({ secret, issuer: 'graphql-gateway', audience: 'command-service', now: () => now });
    const isGood = atDoor(() => now);
    const first = await pass();
    now += 29_000;
    expect([await pass(), await isGood(first)]).toEqual([first, true]);
    now += 1_000;
    const second = await pass();
    expect([second === first, await isGood(second), await isGood(first)]).toEqual([false, true, true]);
    now += 35_000;
    expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
  });

  it('is not accepted longer because it was accepted before', async () => {
    let now = noon;
    const isGood = atDoor(() => now);
    const pass = await passAt(noon);
    expect(await isGood(pass)).toBe(true);
    now += 66_000;
    expect(await isGood(pass)).toBe(false);
  });

  it.each([
    ['nothing', () => Promise.resolve(undefined)],
    ['the secret itself', () => Promise.resolve(`Bearer ${secret}`)],
    ['one that was signed with another secret', () => passAt(noon, { secret: `${secret}!` })],
    ['one for another audience', () => passAt(noon, { audience: 'mail-service' })],
    ['one of another service', () => passAt(noon, { issuer: 'mail-service' })],
    ['an old one', () => passAt(noon - 66_000)],
    ['one in another scheme', async () => (await passAt(noon)).replace('Bearer', 'Basic')],
    ['one in another scheme of the same length', async () => (await passAt(noon)).replace('Bearer', 'Digest')],
    ['the token of a session', () => signed({ alg: 'HS256', typ: 'at+jwt' }, { iat, exp })],
    ['one without a kind', () => signed({ alg: 'HS256' }, { iat, exp })],
    ['one of another algorithm', () => signed({ ...form, alg: 'HS512' }, { iat, exp })],
    ['one that never ends', () => signed(form, { iat })],
    ['one that began long ago', () => signed(form, { iat: iat - 600, exp })],
    ['one that does not say when it began', () => signed(form, { exp })],
  ])('is refused where it is %s', async (_, make) => {
    expect(await atDoor()(await make())).toBe(false);
  });
});
