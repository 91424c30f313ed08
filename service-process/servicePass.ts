import { createHash, timingSafeEqual } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';

/** Two services that share a secret. */
export type PassParties = Readonly<{ secret: string; issuer: string; audience: string; now: () => number }>;

const algorithm = 'HS256';
const typ = 'service+jwt';
const scheme = 'Bearer ';
const lifeSeconds = 60;
/** Tolerance for the clocks of two machines. */
const toleranceSeconds = 5;

const keyOf = ({ secret }: PassParties): Uint8Array => new TextEncoder().encode(secret);
const secondsAt = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/**
 * The `authorization` header with which a service calls another one: valid for a minute, renewed after half of it. The
 * secret itself is never sent. `now` in epoch milliseconds.
 */
export const servicePass = (parties: PassParties): (() => Promise<string>) => {
  const key = keyOf(parties);
  let current: Readonly<{ header: Promise<string>; until: number }> | null = null;
  const make = async (issuedAt: number): Promise<string> => {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: algorithm, typ })
      .setIssuer(parties.issuer)
      .setAudience(parties.audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(key);
    return scheme + token;
  };
  return () => {
    const second = secondsAt(parties.now());
    if (current === null || second >= current.until)
      current = { header: make(second), until: second + lifeSeconds / 2 };
    return current.header;
  };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether an `authorization` header is a valid pass of this issuer for this audience. The last accepted header is recognised without
 * checking its signature again.
 */
export const servicePassCheck = (parties: PassParties): ((header: string | undefined) => Promise<boolean>) => {
  const key = keyOf(parties);
  const { issuer, audience, now } = parties;
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
