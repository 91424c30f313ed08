import type { Endpoint } from '../core/endpoint.ts';

const mailboxPath = '/dev/mailbox';

const timeoutMilliseconds = 3_000;
/** The headers of the mail-service's reply that are passed on; all others are dropped. */
const forwardedHeaders = ['content-type', 'content-security-policy'] as const;

/** A page of the mailbox shows its e-mail in a frame of the same origin, which the page's own policy allows. */
const fixedHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const fetchPage = (page: URL): Promise<Response> =>
  fetch(page, { signal: AbortSignal.timeout(timeoutMilliseconds), redirect: 'error' });

/** The page of the mail-service; null where dots in the path lead out of its mailbox, e.g. to its metrics. */
const mailboxPage = (mailServiceUrl: string, url: string): URL | null => {
  const page = new URL(url.replace(mailboxPath, '/mailbox'), mailServiceUrl);
  return page.pathname === '/mailbox' || page.pathname.startsWith('/mailbox/') ? page : null;
};

/**
 * Shows the e-mails that the demo's mail transport has caught, as the mail-service renders them. It does not exist in production:
 * e-mails hold codes with which anybody can sign in.
 */
export const mailboxEndpoint = (mailServiceUrl: string): Endpoint => ({
  path: mailboxPath,
  covers: 'subtree',
  handle: ({ method, url = mailboxPath }, response) => {
    if (method !== 'GET') {
      response.writeHead(405, { ...fixedHeaders, allow: 'GET' }).end();
      return;
    }
    const address = mailboxPage(mailServiceUrl, url);
    if (!address) {
      response.writeHead(404, fixedHeaders).end();
      return;
    }
    const respond = async (): Promise<void> => {
      const page = await fetchPage(address);
      const headers = forwardedHeaders.flatMap((name) => {
        const value = page.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      response.writeHead(page.status, { ...fixedHeaders, ...Object.fromEntries(headers) });
      response.end(Buffer.from(await page.arrayBuffer()));
    };
    respond().catch(() => {
      response.writeHead(502, { ...fixedHeaders, 'content-type': 'text/plain; charset=utf-8' });
      response.end('The mail-service does not respond.\n');
    });
  },
});
