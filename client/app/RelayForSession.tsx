import { type ReactNode, use, useEffect, useMemo } from 'react';
import type { Client } from 'graphql-ws';
import { useTranslation } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import { loadErrorText } from '../core/errors/loadErrorText.ts';
import { createGraphqlFetch } from '../core/relay/graphqlFetch.ts';
import { LiveConnectionContext } from '../core/relay/liveConnection.ts';
import { createLiveSubscribe } from '../core/relay/liveSubscribe.ts';
import { createRelayEnvironment } from '../core/relay/relayEnvironment.ts';
import type { ServerRefusal } from '../core/errors/serverRefusal.ts';
import type { Session } from '../core/session/session.ts';
import { useSession } from '../core/session/useSession.ts';
import { usePageUpdates } from '../core/update/pageUpdates.ts';

const socketUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/graphql`;

/** Opens the socket at the first call, and closes it only if it was opened. */
const lazySocket = (load: () => Promise<Client>) => {
  let opened: Promise<Client> | null = null;
  return {
    open: () => (opened ??= load()),
    close: () => void opened?.then((client) => client.dispose()).catch(() => undefined),
  };
};

/** The socket of the session; only its signed-in visits may open it. */
const useLiveSocket = (session: Session, visit: number | null) => {
  const connection = use(LiveConnectionContext);
  const { noteBuild } = usePageUpdates();
  const socket = useMemo(() => {
    if (visit === null) return null;
    return lazySocket(async () => {
      const { createLiveSocket } = await import('../core/relay/liveSocket.ts');
      const readToken = () => session.tokenOf(visit);
      return createLiveSocket({
        url: socketUrl(),
        readToken,
        onForbidden: session.refuse,
        connection,
        onBuild: noteBuild,
      });
    });
  }, [session, visit, connection, noteBuild]);
  useEffect(() => socket?.close, [socket]);
  return socket;
};

/** A new Relay store and socket for every session, so that no person sees data that another one has loaded. */
export const RelayForSession = ({ children }: { children: ReactNode }) => {
  const { state, session } = useSession();
  const { i18n } = useTranslation();
  const visit = state.status === 'signedIn' ? state.visit : null;
  const socket = useLiveSocket(session, visit);
  const { noteBuild, noteOutdated } = usePageUpdates();
  const environment = useMemo(() => {
    const noteRefusal = ({ code }: ServerRefusal) => {
      if (code === 'CLIENT_OUTDATED') noteOutdated();
    };
    const fetchOperation = createGraphqlFetch({
      url: '/graphql',
      readToken: () => (visit === null ? null : session.tokenOf(visit)),
      readLanguage: () => document.documentElement.lang,
      onBuild: noteBuild,
      onRefusal: async (refusal, token) => {
        const { code } = refusal;
        noteRefusal(refusal);
        if (code === 'LOGIN_REQUIRED') session.refuse(token);
        await loadErrorText(i18n, code);
      },
    });
    return createRelayEnvironment(fetchOperation, socket ? createLiveSubscribe(socket.open, noteRefusal) : undefined);
  }, [visit, session, socket, i18n, noteBuild, noteOutdated]);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
};
