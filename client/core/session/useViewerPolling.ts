import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { useViewerQuery } from '../../__generated__/useViewerQuery.graphql.ts';
import { useSession } from './useSession.ts';
import { viewerQuery } from './useViewer.ts';

/** Half of the two seconds after which a revoked session has ended everywhere (reliability T61). */
const pollMilliseconds = 1_000;

/**
 * Fetches the viewer repeatedly while the page is visible, so that a revoked role or an ended session takes effect
 * here.
 */
export const useViewerPolling = (): void => {
  const environment = useRelayEnvironment();
  const { session } = useSession();
  useEffect(() => {
    let isPolling = false;
    const poll = async () => {
      if (isPolling || document.visibilityState !== 'visible') return;
      isPolling = true;
      const answer = await fetchQuery<useViewerQuery>(
        environment,
        viewerQuery,
        {},
        { networkCacheConfig: { force: true } },
      )
        .toPromise()
        // No response: the displayed data stays until a later request succeeds.
        .catch(() => undefined);
      isPolling = false;
      if (answer && !answer.currentUser) session.expire();
    };
    const pollNow = () => void poll();
    const timer = setInterval(pollNow, pollMilliseconds);
    document.addEventListener('visibilitychange', pollNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollNow);
    };
  }, [environment, session]);
};
