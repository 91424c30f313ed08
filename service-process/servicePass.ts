import { createHash, timingSafeEqual } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';

/** Between two services that know the same secret, and no third. */
export type Between = Readonly<{ secret: string; issuer: string; audience: string; now: () => number }>;

const algorithm = 'HS256';
const typ = 'service+jwt';
const scheme = 'Bearer ';
const lifeSeconds = 60;
/** Clocks of two machines may differ. */
const toleranceSeconds = 5;

const keyOf = ({ secret }: Between): Uint8Array => new TextEncoder().encode(secret);
const secondsAt = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/**
 * What a service shows at another one's door: the value of an `authorization` header, good for a minute, made anew when half of it
 * is over. The secret itself never goes over the wire. `now` in epoch milliseconds.
 */
export const servicePass = (between: Between): (() => Promise<string>) => {
  const key = keyOf(between);
  let current: Readonly<{ header: Promise<string>; until: number }> | null = null;
  const make = async (issuedAt: number): Promise<string> => {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: algorithm, typ })
      .setIssuer(between.issuer)
      .setAudience(between.audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(key);
    return scheme + token;
  };
  return () => {
    const second = secondsAt(between.now());
    if (current === null || second >= current.until)
      current = { header: make(second), until: second + lifeSeconds / 2 };
    return current.header;
  };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether an `authorization` header is such a pass, for this door and of that service, and still good. The one that was accepted
 * last is known again without its signature being checked anew.
 */
export const servicePassCheck = (between: Between): ((header: string | undefined) => Promise<boolean>) => {
  const key = keyOf(between);
  const { issuer, audience, now } = between;
  const checks = {
    ...{ algorithms: [algorithm], issuer, audience, typ, requiredClaims: ['iat', 'exp'] },
    ...{ maxTokenAge: lifeSeconds, clockTolerance: toleranceSeconds },
  };
  let last: Readonly<{ digest: Buffer; until: number }> | null = null;
  const isLast = (known: Buffer): boolean =>
    last !== null && secondsAt(now()) < last.until && timingSafeEqual(known, last.digest);
  return async (header = '') => {
    const known = digest(header);
    if (isLast(known)) return true;
    if (!header.startsWith(scheme)) return false;
    const token = header.slice(scheme.length);
    return jwtVerify(token, key, { ...checks, currentDate: new Date(now()) }).then(
      ({ payload: { exp = 0 } }) => {
        last = { digest: known, until: exp };
        return true;
      },
      () => false,
    );
  };
};
