import type { IncomingMessage, ServerResponse } from 'node:http';

export const mailboxPath = '/dev/mailbox';

const patienceMilliseconds = 3_000;
/** What the mail-service says of its pages; nothing else of its answer is passed on. */
const passedOn = ['content-type', 'content-security-policy'] as const;

/** A page of the mailbox frames the letter that it is about; what frames whom in particular says the policy of each. */
const always = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const fetchPage = async (mailServiceUrl: string, url: string): Promise<Response> =>
  fetch(new URL(url.replace(mailboxPath, '/mailbox'), mailServiceUrl), {
    signal: AbortSignal.timeout(patienceMilliseconds),
    redirect: 'error',
  });

/**
 * Shows the letters that the demo's post has caught, as the mail-service draws them. There is no such door in production: letters
 * hold codes, and whoever reads them can sign in.
 */
export const mailboxDoor =
  (mailServiceUrl: string) =>
  ({ method, url = mailboxPath }: IncomingMessage, response: ServerResponse): void => {
    if (method !== 'GET') {
      response.writeHead(405, { ...always, allow: 'GET' }).end();
      return;
    }
    const answer = async (): Promise<void> => {
      const page = await fetchPage(mailServiceUrl, url);
      const headers = passedOn.flatMap((name) => {
        const value = page.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      response.writeHead(page.status, { ...always, ...Object.fromEntries(headers) });
      response.end(Buffer.from(await page.arrayBuffer()));
    };
    answer().catch(() => {
      response.writeHead(502, { ...always, 'content-type': 'text/plain; charset=utf-8' });
      response.end('The mail-service does not answer.\n');
    });
  };
