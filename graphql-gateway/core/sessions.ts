import { randomUUID } from 'node:crypto';
import { type PersonId, personIdSchema } from '@platzwart/contracts/core';
import { SignJWT, jwtVerify } from 'jose';
import QuickLRU from 'quick-lru';
import * as v from 'valibot';

export type Session = Readonly<{
  personId: PersonId;
  /** The same in every token of this session. */
  sessionId: string;
  /** The person's session version when the token was made: a later version ends the session. */
  tokenVersion: number;
  /** When the password was given, in epoch milliseconds. */
  startedAt: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}>;

export type Sessions = Readonly<{
  /** The token of a new session, after the password was checked. */
  open: (who: Pick<Session, 'personId' | 'tokenVersion'>) => Promise<string>;
  /** Another token of the same session, with the same end. */
  renew: (session: Session, tokenVersion: number) => Promise<string>;
  /** Null for a token that this gateway did not make, or that has expired. Synchronous for a token that is cached. */
  verify: (token: string) => Session | null | Promise<Session | null>;
}>;

/** How long a session lasts. */
export const sessionMilliseconds = 4 * 3_600_000;
const issuer = 'platzwart';
const audience = 'platzwart-gateway';
const typ = 'at+jwt';
const maxTokenLength = 1024;

const uuid = v.pipe(v.string(), v.uuid());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const claimsSchema = v.object({ sub: personIdSchema, exp: count, iat: count, jti: uuid, sid: uuid, tv: count });

const sessionOf = ({ sub, sid, tv, iat, exp }: v.InferOutput<typeof claimsSchema>): Session => ({
  personId: sub,
  sessionId: sid,
  tokenVersion: tv,
  startedAt: iat * 1000,
  expiresAt: exp * 1000,
});

/** `now` in epoch milliseconds. */
export const createSessions = (secret: string, now: () => number): Sessions => {
  const key = new TextEncoder().encode(secret);
  const verified = new QuickLRU<string, Session>({ maxSize: 10_000 });

  const verify = async (token: string): Promise<Session | null> => {
    if (token.length > maxTokenLength || !isCanonical(token)) return null;
    const checks = { algorithms: ['HS256'], issuer, audience, typ, currentDate: new Date(now()) };
    const claims = await jwtVerify(token, key, checks).then(
      ({ payload }) => v.safeParse(claimsSchema, payload),
      () => null,
    );
    if (!claims?.success) return null;
    const session = sessionOf(claims.output);
    verified.set(token, session);
    return session;
  };
  const sign = ({ personId, sessionId, tokenVersion, startedAt, expiresAt }: Session): Promise<string> =>
    new SignJWT({ sid: sessionId, tv: tokenVersion })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(personId)
      .setIssuedAt(startedAt / 1000)
      .setExpirationTime(expiresAt / 1000)
      .setJti(randomUUID())
      .sign(key);
  return {
    open: ({ personId, tokenVersion }) => {
      const startedAt = Math.floor(now() / 1000) * 1000;
      return sign({
        personId,
        tokenVersion,
        sessionId: randomUUID(),
        startedAt,
        expiresAt: startedAt + sessionMilliseconds,
      });
    },
    renew: (session, tokenVersion) => sign({ ...session, tokenVersion }),
    verify: (token) => {
      const cached = verified.get(token);
      if (!cached) return verify(token);
      return cached.expiresAt > now() ? cached : null;
    },
  };
};

/** Three parts, each in its only valid encoding: otherwise a changed token could still carry a valid signature. */
const isCanonical = (token: string): boolean => {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
};
