import { ProviderRefused } from './paymentProvider.ts';

export type ProviderCall = Readonly<{
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}>;
export type ProviderAnswer = Readonly<{ status: number; body: unknown }>;
export type CallProvider = (call: ProviderCall) => Promise<ProviderAnswer>;

const timeoutMilliseconds = 8_000;

/** Calls the provider at `address`. Rejects where it does not answer in time, or does not answer with JSON; follows no redirects. */
export const providerAt =
  (address: string): CallProvider =>
  async ({ method, path, headers, body }) => {
    const response = await fetch(`${address}${path}`, {
      ...{ method, headers, redirect: 'error' },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    return { status: response.status, body: await response.json() };
  };

const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !mayBeRepeated.includes(status);
/** Not signed in (the token has run out), in work, too early, too often. */
const mayBeRepeated: readonly number[] = [401, 408, 409, 425, 429];

/** The body of a successful answer; rejects otherwise. The provider's text is not repeated: it may be about the person. */
export const bodyOf = ({ status, body }: ProviderAnswer): unknown => {
  if (status < 300) return body;
  const text = `The payment provider answers with status ${status}`;
  throw isRefusal(status) ? new ProviderRefused(text) : new Error(text);
};
