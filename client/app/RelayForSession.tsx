import { type ReactNode, use, useEffect, useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createGraphqlFetch } from '../core/graphqlFetch.ts';
import { LiveConnectionContext } from '../core/liveConnection.ts';
import { createLiveSocket } from '../core/liveSocket.ts';
import { createRelayEnvironment } from '../core/relayEnvironment.ts';
import { useSession } from '../core/useSession.ts';

const socketUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/graphql`;

/** A fresh Relay store and socket for every session, so that nobody sees what somebody else had loaded. */
export const RelayForSession = ({ children }: { children: ReactNode }) => {
  const { state, session } = useSession();
  const connection = use(LiveConnectionContext);
  const token = state.status === 'signedIn' ? state.token : null;
  const { environment, socket } = useMemo(() => {
    const liveSocket = token === null ? null : createLiveSocket({ url: socketUrl(), token, connection });
    const fetchOperation = createGraphqlFetch({
      url: '/graphql',
      token,
      onRefusal: ({ code }) => {
        if (code === 'LOGIN_REQUIRED') session.expire();
      },
    });
    return { environment: createRelayEnvironment(fetchOperation, liveSocket), socket: liveSocket };
  }, [token, session, connection]);
  useEffect(() => () => void socket?.dispose(), [socket]);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
};
