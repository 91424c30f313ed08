import * as v from 'valibot';

const claimsSchema = v.object({ exp: v.number() });

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

/** When a token expires, in epoch milliseconds; null for an invalid token. Only the server checks the signature. */
export const expiryOf = (token: string): number | null => {
  const claims = v.safeParse(claimsSchema, claimsOf(token));
  return claims.success ? claims.output.exp * 1_000 : null;
};
