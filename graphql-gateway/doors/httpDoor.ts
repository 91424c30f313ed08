import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { mailboxPath } from './mailboxDoor.ts';
import { respondWithJson } from './respond.ts';

export type HttpDoorOptions = Readonly<{
  graphql: (request: IncomingMessage, response: ServerResponse) => void;
  /** Takes the spans of browsers; null where nobody traces. */
  traces: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** Shows the letters that the demo's post has caught; null in production. */
  mailbox: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  site: (request: IncomingMessage, response: ServerResponse, path: string) => void;
  /** Whether everything behind the gateway works; never rejects. */
  isWell: () => Promise<boolean>;
  /** True from when the process was told to end: then no connection is kept for another call. */
  isStopping: () => boolean;
}>;

/** Everything that comes in over HTTP: the API, its health, and the client. */
export const httpDoor = (doors: HttpDoorOptions): RequestListener => {
  const { graphql, traces, mailbox, site, isWell, isStopping } = doors;
  // Strangers learn no more than this; what is wrong stands on the operators' port.
  const answerHealth = async (response: ServerResponse): Promise<void> => {
    if (await isWell()) respondWithJson(response, 200, { status: 'ok' });
    else respondWithJson(response, 503, { status: 'degraded' });
  };
  const sitePage = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    if (mailbox && isMailbox(path)) {
      mailbox(request, response);
      return;
    }
    // How the page learns that it is to load what traces a browser.
    if (traces) response.setHeader('server-timing', 'traced');
    site(request, response, path);
  };
  return (request, response) => {
    if (isStopping()) response.shouldKeepAlive = false;
    const path = pathOf(request);
    if (path === '/graphql') graphql(request, response);
    else if (path === '/health') void answerHealth(response);
    else if (path === '/traces' && traces) traces(request, response);
    else sitePage(request, response, path);
  };
};

const isMailbox = (path: string): boolean => path === mailboxPath || path.startsWith(`${mailboxPath}/`);

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
