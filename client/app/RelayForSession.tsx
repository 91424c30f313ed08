import { type ReactNode, use, useEffect, useMemo } from 'react';
import type { Client } from 'graphql-ws';
import { RelayEnvironmentProvider } from 'react-relay';
import { createGraphqlFetch } from '../core/graphqlFetch.ts';
import { LiveConnectionContext } from '../core/liveConnection.ts';
import { createLiveSubscribe } from '../core/liveSubscribe.ts';
import { createRelayEnvironment } from '../core/relayEnvironment.ts';
import { useSession } from '../core/useSession.ts';

const socketUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/graphql`;

/** Opens the session's one socket at the first call, and closes it if there ever was one. */
const useLiveSocket = (token: string | null) => {
  const connection = use(LiveConnectionContext);
  const socket = useMemo(() => {
    let opened: Promise<Client> | null = null;
    const load = async (currentToken: string) => {
      const { createLiveSocket } = await import('../core/liveSocket.ts');
      return createLiveSocket({ url: socketUrl(), token: currentToken, connection });
    };
    return {
      open: token === null ? null : () => (opened ??= load(token)),
      close: () => void opened?.then((client) => client.dispose()).catch(() => undefined),
    };
  }, [token, connection]);
  useEffect(() => socket.close, [socket]);
  return socket;
};

/** A fresh Relay store and socket for every session, so that nobody sees what somebody else had loaded. */
export const RelayForSession = ({ children }: { children: ReactNode }) => {
  const { state, session } = useSession();
  const token = state.status === 'signedIn' ? state.token : null;
  const socket = useLiveSocket(token);
  const environment = useMemo(() => {
    const fetchOperation = createGraphqlFetch({
      url: '/graphql',
      token,
      onRefusal: ({ code }) => {
        if (code === 'LOGIN_REQUIRED') session.expire();
      },
    });
    return createRelayEnvironment(fetchOperation, socket.open ? createLiveSubscribe(socket.open) : undefined);
  }, [token, session, socket]);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
};
