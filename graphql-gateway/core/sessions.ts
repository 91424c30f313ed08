import { randomUUID } from 'node:crypto';
import { type PersonId, personIdSchema } from '@platzwart/contracts/core';
import { SignJWT, jwtVerify } from 'jose';
import QuickLRU from 'quick-lru';
import * as v from 'valibot';

/** Whose session it is, and until when, in epoch milliseconds. */
export type Session = Readonly<{ personId: PersonId; expiresAt: number }>;

export type Sessions = Readonly<{
  open: (personId: PersonId) => Promise<string>;
  /** Null for any token that this gateway did not make, or that has run out. At once where it was seen before. */
  of: (token: string) => Session | null | Promise<Session | null>;
}>;

const hours = 4;
/** How long a session lasts. */
export const sessionMilliseconds = hours * 3_600_000;
const issuer = 'platzwart';
const audience = 'platzwart-gateway';
const typ = 'at+jwt';
const longestToken = 1024;

const claimsSchema = v.object({
  sub: personIdSchema,
  exp: v.number(),
  iat: v.number(),
  jti: v.pipe(v.string(), v.uuid()),
});

/** `now` in epoch milliseconds. */
export const sessionsWith = (secret: string, now: () => number): Sessions => {
  const key = new TextEncoder().encode(secret);
  const verified = new QuickLRU<string, Session>({ maxSize: 10_000 });

  const verify = async (token: string): Promise<Session | null> => {
    if (token.length > longestToken || !isCanonical(token)) return null;
    const checks = { algorithms: ['HS256'], issuer, audience, typ, currentDate: new Date(now()) };
    const claims = await jwtVerify(token, key, checks).then(
      ({ payload }) => v.safeParse(claimsSchema, payload),
      () => null,
    );
    if (!claims?.success) return null;
    const session = { personId: claims.output.sub, expiresAt: claims.output.exp * 1000 };
    verified.set(token, session);
    return session;
  };
  return {
    open: (personId) => {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(personId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + hours * 3600)
        .setJti(randomUUID())
        .sign(key);
    },
    of: (token) => {
      const known = verified.get(token);
      if (!known) return verify(token);
      return known.expiresAt > now() ? known : null;
    },
  };
};

/** Three parts, each the one way to write its bytes: else a changed token could still carry a valid signature. */
const isCanonical = (token: string): boolean => {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
};
