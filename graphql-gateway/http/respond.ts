import type { ServerResponse } from 'node:http';
import type { EncodedResponse } from '../responseCache/cachedResponse.ts';
import type { ErrorCode } from '@platzwart/contracts/catalogue';

/** Headers of every response of the API: no caching, no framing, no content sniffing, no scripts. */
const apiHeaders = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
].flat();

/** `extraHeaders`: alternating names and values of more headers. */
export const respondWithBytes = (
  response: ServerResponse,
  bytes: Buffer,
  { status = 200, extraHeaders = [] }: Readonly<{ status?: number; extraHeaders?: readonly string[] }> = {},
): void => {
  response.writeHead(status, [...apiHeaders, 'content-length', String(bytes.length), ...extraHeaders]);
  response.end(bytes);
};

/** `extraHeaders`: alternating names and values of more headers. */
export const respondWithEncoded = (
  response: ServerResponse,
  { bytes, encoding }: EncodedResponse,
  { status = 200, extraHeaders = [] }: Partial<Status> = {},
): void => {
  const ofEncoding = encoding ? ['content-encoding', encoding, 'vary', 'accept-encoding'] : [];
  respondWithBytes(response, bytes, { status, extraHeaders: [...ofEncoding, ...extraHeaders] });
};

export const respondWithJson = (response: ServerResponse, status: number, body: unknown): void =>
  respondWithBytes(response, Buffer.from(JSON.stringify(body)), { status });

type Status = Readonly<{ status: number; extraHeaders?: readonly string[] }>;

/** A refusal in the common form: an error whose message is its code. */
export const respondWithCode = (response: ServerResponse, code: ErrorCode, status: Status): void =>
  respondWithBytes(
    response,
    Buffer.from(JSON.stringify({ errors: [{ message: code, extensions: { code } }] })),
    status,
  );
