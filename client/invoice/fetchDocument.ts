import { ServerRefusal } from '../core/errors/serverRefusal.ts';

const attempts = 8;
const waitMilliseconds = 1_500;

/** Ends at once where `signal` aborts. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMilliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

type DocumentRequest = Readonly<{ path: string; token: string; signal: AbortSignal }>;

const get = ({ path, token, signal }: DocumentRequest): Promise<Response> =>
  fetch(path, { headers: { authorization: `Bearer ${token}` }, signal }).catch(() => {
    throw new ServerRefusal('ERR_NETWORK');
  });

const isNotReady = ({ status }: Response): boolean => status === 404 || status === 503;

/**
 * A document of the gateway, which answers only with a session's token. It is rendered shortly after the invoice is issued: asks for about
 * ten seconds, and returns null where it is still missing then. Throws `ServerRefusal`.
 */
export const fetchDocument = async (request: DocumentRequest): Promise<Blob | null> => {
  for (let attempt = 0; attempt < attempts && !request.signal.aborted; attempt += 1) {
    if (attempt > 0) await pause(request.signal);
    const response = await get(request);
    if (response.ok) return response.blob();
    if (response.status === 401) throw new ServerRefusal('LOGIN_REQUIRED');
    if (!isNotReady(response)) throw new ServerRefusal('ERR_SERVER');
  }
  return null;
};
