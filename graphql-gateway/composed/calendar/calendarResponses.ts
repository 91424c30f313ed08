import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasCopy } from '../../core/entityTag.ts';

/** The address may be a secret: nothing may keep the response but the calendar program, and no page may learn the address from it. */
const headers = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

/** A response without content. */
export const refuse = (response: ServerResponse, status: number, more: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store', ...more }).end();
};

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

type Calendar = Readonly<{ text: string; disposition: string }>;

/** The calendar, or 304 where the program has it already. */
export const send = (
  { method, headers: sent }: IncomingMessage,
  response: ServerResponse,
  { text, disposition }: Calendar,
): void => {
  const etag = etagOf(text);
  if (hasCopy(sent['if-none-match'], etag)) {
    response.writeHead(304, { ...headers, etag }).end();
    return;
  }
  const bytes = Buffer.from(text);
  response.writeHead(200, {
    ...headers,
    etag,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': disposition,
    'content-length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
};
