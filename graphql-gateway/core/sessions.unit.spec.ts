import { SignJWT, UnsecuredJWT, base64url, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { anna } from '../testing/personas.ts';
import { createSessions } from './sessions.ts';

const secret = 'a-secret-for-the-sessions-of-the-specs-0123';
const key = new TextEncoder().encode(secret);
const noon = Date.parse('2026-06-15T12:00:00Z');
const seconds = noon / 1000;
const sessions = createSessions(secret, () => noon);

const goodHeader = { alg: 'HS256', typ: 'at+jwt' };
const goodClaims = {
  iss: 'platzwart',
  aud: 'platzwart-gateway',
  sub: anna.personId,
  iat: seconds,
  exp: seconds + 3600,
  jti: '6f2a3f5e-7a51-4a58-9f0e-2f4d9a3b1c00',
  sid: '0f2a3f5e-7a51-4a58-9f0e-2f4d9a3b1c01',
  tv: 0,
};
const signed = (claims: Record<string, unknown>, header: Record<string, unknown> = {}, by = key): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ ...goodHeader, ...header }).sign(by);
const without = (claim: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(goodClaims).filter(([name]) => name !== claim));
const anId: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
const encode = (value: unknown): string => base64url.encode(JSON.stringify(value));

describe('A session', () => {
  it('is identified by its token, for four hours', async () => {
    const session = await sessions.verify(await sessions.open(anna));
    expect(session).toEqual({
      personId: anna.personId,
      sessionId: anId,
      tokenVersion: 0,
      startedAt: noon,
      expiresAt: noon + 4 * 3_600_000,
    });
  });

  it('continues under a newer version, with the same end', async () => {
    let now = noon;
    const aging = createSessions(secret, () => now);
    const first = await aging.verify(await aging.open(anna));
    if (!first) throw new Error('Anna has a session');
    now = noon + 3_600_000;
    expect(await aging.verify(await aging.renew(first, 3))).toEqual({ ...first, tokenVersion: 3 });
  });

  it('is identified by the token that the forgeries below are derived from', async () => {
    expect(await sessions.verify(await signed(goodClaims))).not.toBeNull();
  });

  it('ends at its time, also where the token is cached', async () => {
    let now = noon;
    const aging = createSessions(secret, () => now);
    const token = await aging.open(anna);
    await aging.verify(token);
    now = noon + 4 * 3_600_000 - 1000;
    expect(await aging.verify(token)).not.toBeNull();
    now = noon + 4 * 3_600_000 + 1;
    expect(await aging.verify(token)).toBeNull();
    expect(await createSessions(secret, () => now).verify(token)).toBeNull();
  });

  it.each(['iss', 'aud', 'sub', 'iat', 'exp', 'jti', 'sid', 'tv'])(
    'is not made by a token without %s',
    async (claim) => {
      expect(await sessions.verify(await signed(without(claim)))).toBeNull();
    },
  );

  it.each([
    ['another issuer', { iss: 'somebody' }],
    ['another audience', { aud: 'mailbox' }],
    ['a subject that is no person', { sub: '1001' }],
    ['an end in the past', { exp: seconds - 1 }],
    ['a beginning in the future', { nbf: seconds + 60 }],
    ['a session that is no id', { sid: 'mine' }],
    ['a version in words', { tv: '7' }],
    ['a version below zero', { tv: -1 }],
    ['a version between two', { tv: 0.5 }],
  ])('is not made by a token with %s', async (_, change) => {
    expect(await sessions.verify(await signed({ ...goodClaims, ...change }))).toBeNull();
  });

  it.each([
    ['no type', { typ: undefined }],
    ['the type of another kind of token', { typ: 'reset+jwt' }],
    ['another algorithm of the same family', { alg: 'HS512' }],
    ['an extension that must be understood', { crit: ['club'], club: 'yes' }],
  ])('is not made by a token with %s', async (_, header) => {
    const token = await signed(goodClaims, header, new Uint8Array(64).fill(7)).catch(() => 'unsigned');
    expect(await sessions.verify(token)).toBeNull();
    const own = await signed(goodClaims, header).catch(() => 'unsigned');
    expect(await sessions.verify(own)).toBeNull();
  });

  it('is not accepted for a token that is longer than ours are, though it is signed', async () => {
    expect(await sessions.verify(await signed({ ...goodClaims, note: 'x'.repeat(1_000) }))).toBeNull();
  });

  it('is not accepted for an unsigned token', async () => {
    const unsecured = new UnsecuredJWT(goodClaims).encode();
    expect(await sessions.verify(unsecured)).toBeNull();
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      const forged = `${encode({ ...goodHeader, alg })}.${encode(goodClaims)}`;
      expect(await sessions.verify(`${forged}.`)).toBeNull();
      expect(await sessions.verify(forged)).toBeNull();
    }
  });

  it('is not accepted for a key that the token contains', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const header = { alg: 'ES256', typ: 'at+jwt', jwk: await exportJWK(publicKey) };
    expect(await sessions.verify(await new SignJWT(goodClaims).setProtectedHeader(header).sign(privateKey))).toBeNull();
    for (const extra of [
      { kid: '../../dev/null' },
      { jku: 'https://evil.example/keys' },
      { x5u: 'https://evil.example' },
    ]) {
      expect(await sessions.verify(await signed(goodClaims, extra, new Uint8Array(32)))).toBeNull();
    }
  });

  it.each(['', 'x'.repeat(32), 'a-secret-for-the-sessions-of-the-specs-0124'])(
    'is not made with the key "%s"',
    async (guess) => {
      const bytes = new TextEncoder().encode(guess);
      const token = await signed(goodClaims, {}, bytes).catch(() => `${encode(goodHeader)}.${encode(goodClaims)}.`);
      expect(await sessions.verify(token)).toBeNull();
    },
  );

  it('is not accepted for any of 5,000 tokens with one character changed', async () => {
    const token = await sessions.open(anna);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \n';
    const forgeries = Array.from({ length: 5000 }, (_, index) => {
      const at = (index * 31) % token.length;
      const character = alphabet[(index * 17 + 3) % alphabet.length] ?? 'A';
      return [token.slice(0, at), character, token.slice(at + (index % 3 === 0 ? 0 : 1))].join('');
    });
    const accepted = await Promise.all(
      forgeries.filter((forgery) => forgery !== token).map(async (one) => sessions.verify(one)),
    );
    expect(accepted.filter((session) => session !== null)).toEqual([]);
  });
});
