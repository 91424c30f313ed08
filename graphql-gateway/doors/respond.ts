import type { ServerResponse } from 'node:http';
import type { ErrorCode } from '../core/errorCodes.ts';

/** On every answer of the API: it is nobody's to keep, to frame, to guess the type of, or to run. */
const apiHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export const respondWithBytes = (response: ServerResponse, status: number, bytes: Buffer): void => {
  response.writeHead(status, { ...apiHeaders, 'content-length': bytes.length });
  response.end(bytes);
};

export const respondWithJson = (response: ServerResponse, status: number, body: unknown): void =>
  respondWithBytes(response, status, Buffer.from(JSON.stringify(body)));

/** A refusal in the form of every other one: an error whose message is its code. */
export const respondWithCode = (response: ServerResponse, status: number, code: ErrorCode): void =>
  respondWithJson(response, status, { errors: [{ message: code, extensions: { code } }] });
