import type { ServerResponse } from 'node:http';
import type { EncodedAnswer } from '../answers/keptAnswer.ts';
import type { ErrorCode } from '@platzwart/contracts/catalogue';

/** On every answer of the API: it is nobody's to keep, to frame, to guess the type of, or to run. */
const apiHeaders = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
].flat();

/** `further`: names and values of more headers, in turn. */
export const respondWithBytes = (
  response: ServerResponse,
  bytes: Buffer,
  { status = 200, further = [] }: Readonly<{ status?: number; further?: readonly string[] }> = {},
): void => {
  response.writeHead(status, [...apiHeaders, 'content-length', String(bytes.length), ...further]);
  response.end(bytes);
};

/** `further`: names and values of more headers, in turn. */
export const respondWithAnswer = (
  response: ServerResponse,
  { bytes, encoding }: EncodedAnswer,
  further: readonly string[] = [],
): void =>
  respondWithBytes(
    response,
    bytes,
    encoding ? { further: ['content-encoding', encoding, 'vary', 'accept-encoding', ...further] } : { further },
  );

export const respondWithJson = (response: ServerResponse, status: number, body: unknown): void =>
  respondWithBytes(response, Buffer.from(JSON.stringify(body)), { status });

type Status = Readonly<{ status: number; further?: readonly string[] }>;

/** A refusal in the form of every other one: an error whose message is its code. */
export const respondWithCode = (response: ServerResponse, code: ErrorCode, status: Status): void =>
  respondWithBytes(
    response,
    Buffer.from(JSON.stringify({ errors: [{ message: code, extensions: { code } }] })),
    status,
  );
