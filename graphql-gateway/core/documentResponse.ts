import type { ServerResponse } from 'node:http';

/** Of every response about documents: for this reader only, and for no other page. */
export const documentHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

export const refuseDocument = (
  response: ServerResponse,
  status: number,
  more: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { ...documentHeaders, ...more }).end();
};
