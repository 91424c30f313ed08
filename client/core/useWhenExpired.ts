import { useEffect, useEffectEvent } from 'react';
import { useSession } from './useSession.ts';

/** Calls `keep` at the moment when the session ends by itself, while the page that it ends on is still there. */
export const useWhenExpired = (keep: () => void): void => {
  const { session } = useSession();
  const look = useEffectEvent(() => {
    const state = session.read();
    if (state.status === 'signedOut' && state.because === 'expired') keep();
  });
  useEffect(() => session.subscribe(() => look()), [session]);
};
