import { createHmac, randomUUID } from 'node:crypto';

export const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs any header and payload with the given key. */
export const signedBy =
  (key: string, hash = 'sha256') =>
  (header: unknown, claims: unknown): string => {
    const text = `${encoded(header)}.${encoded(claims)}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };

type SessionInput = Readonly<{ personId: string; sessionId: string; seconds: number }>;

/** A session token with that lifetime, as the gateway would make it. */
export const sessionToken = (secret: string, { personId, sessionId, seconds }: SessionInput): string => {
  const now = Math.floor(Date.now() / 1000);
  return signedBy(secret)(
    { alg: 'HS256', typ: 'at+jwt' },
    {
      ...{ iss: 'platzwart', aud: 'platzwart-gateway', sub: personId, iat: now, exp: now + seconds },
      ...{ jti: randomUUID(), sid: sessionId, tv: 0 },
    },
  );
};
