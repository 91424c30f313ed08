import * as v from 'valibot';

const claimsSchema = v.object({ exp: v.number(), sub: v.string() });

const decodePart = (part: string): unknown => {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
};

const claimsOf = (token: string): unknown => {
  try {
    return decodePart(token.split('.')[1] ?? '');
  } catch {
    return null;
  }
};

type TokenInfo = Readonly<{
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Whose session it is. */
  person: string;
}>;

/** What a token says; null for an invalid one. Only the server checks the signature. */
export const readToken = (token: string): TokenInfo | null => {
  const claims = v.safeParse(claimsSchema, claimsOf(token));
  return claims.success ? { expiresAt: claims.output.exp * 1_000, person: claims.output.sub } : null;
};
