import { useEffect, useEffectEvent } from 'react';
import { useSession } from './useSession.ts';

/** Calls `onExpired` at the moment when the session ends by itself, while the page that it ends on is still there. */
export const useOnSessionExpired = (onExpired: () => void): void => {
  const { session } = useSession();
  const checkState = useEffectEvent(() => {
    const state = session.read();
    if (state.status === 'signedOut' && state.reason === 'expired') onExpired();
  });
  useEffect(() => session.subscribe(() => checkState()), [session]);
};
