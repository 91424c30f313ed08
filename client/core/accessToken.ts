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

/** When a token ends, in epoch milliseconds; null for what is not a token of ours. Its signature is the server's business. */
export const expiryOf = (token: string): number | null => {
  const claims = v.safeParse(claimsSchema, claimsOf(token));
  return claims.success ? claims.output.exp * 1_000 : null;
};
