import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { useViewerQuery } from '../__generated__/useViewerQuery.graphql.ts';
import { useSession } from './useSession.ts';
import { viewerQuery } from './useViewer.ts';

/** Half of the two seconds after which a revoked session has ended everywhere (reference: reliability.md T61). */
const lookMilliseconds = 1_000;

/**
 * Asks again and again who is signed in, while the page is looked at: a role that was taken away is taken away here too, and
 * a session that was ended ends.
 */
export const useFreshViewer = (): void => {
  const environment = useRelayEnvironment();
  const { session } = useSession();
  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      const answer = await fetchQuery<useViewerQuery>(
        environment,
        viewerQuery,
        {},
        { networkCacheConfig: { force: true } },
      )
        .toPromise()
        // Nobody answered: what is shown stays until somebody does.
        .catch(() => undefined);
      isAsking = false;
      if (answer && !answer.currentUser) session.expire();
    };
    const look = () => void ask();
    const timer = setInterval(look, lookMilliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [environment, session]);
};
