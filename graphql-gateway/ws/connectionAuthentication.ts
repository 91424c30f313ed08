import { CloseCode, type ConnectionInitMessage } from 'graphql-ws';
import type { Viewer } from '../core/viewer.ts';
import type { Caller, Authenticate } from '../core/authentication.ts';
import type { OnRefused } from '../operations/refusalLog.ts';
import type { SocketsByPerson } from './socketsByPerson.ts';

export type ConnectionAuthenticationOptions = Readonly<{
  authenticate: Authenticate;
  people: SocketsByPerson;
  onRefused: OnRefused;
  /** Epoch milliseconds. */
  now: () => number;
}>;

type Connection = Readonly<{ close: (code: number, reason: string) => void; isOpen: () => boolean }>;

export type ConnectionAuthentication = Readonly<{
  /** True where the caller is authenticated; otherwise the connection is closed, with the reason. */
  handleInit: (message: ConnectionInitMessage) => Promise<boolean>;
  viewer: () => Viewer | null;
  end: () => void;
}>;

const initTimeoutMilliseconds = 3000;
const tooManySockets = 1013;

/**
 * A client must authenticate once within 3 s, with a valid session (`connectionParams.authorization`), before it subscribes.
 * When the session ends, the connection is closed with 4403.
 */
export const authenticateConnection = (
  { authenticate, people, now, onRefused }: ConnectionAuthenticationOptions,
  connection: Connection,
): ConnectionAuthentication => {
  const { close, isOpen } = connection;
  const refuse = (): void => close(CloseCode.Forbidden, 'LOGIN_REQUIRED');
  const initTimeout = setTimeout(
    () => close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout'),
    initTimeoutMilliseconds,
  );
  const cleanups = [() => clearTimeout(initTimeout)];
  let isInitialised = false;
  let viewer: Viewer | null = null;

  const accept = ({ viewer: callerViewer, session }: Caller): boolean => {
    if (!session) {
      onRefused({ code: 'LOGIN_REQUIRED', operation: 'socket', personId: null });
      refuse();
      return false;
    }
    const forget = people.add({ viewer: callerViewer, session, end: refuse });
    if (!forget) {
      close(tooManySockets, 'Too many connections');
      return false;
    }
    const expiry = setTimeout(refuse, session.expiresAt - now());
    cleanups.push(forget, () => clearTimeout(expiry));
    clearTimeout(initTimeout);
    viewer = callerViewer;
    return true;
  };
  return {
    viewer: () => viewer,
    end: () => cleanups.forEach((end) => end()),
    handleInit: async ({ payload }) => {
      if (isInitialised) {
        close(CloseCode.TooManyInitialisationRequests, 'Too many initialisation requests');
        return false;
      }
      isInitialised = true;
      const authorization = payload?.['authorization'];
      const caller = await authenticate(typeof authorization === 'string' ? authorization : undefined);
      return isOpen() && accept(caller);
    },
  };
};
