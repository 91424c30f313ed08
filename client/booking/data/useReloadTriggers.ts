import { useEffect, useEffectEvent } from 'react';
import { useLiveConnection } from '../../core/relay/liveConnection.ts';
import { useOnline } from '../../core/browser/useOnline.ts';

const pollMilliseconds = 30_000;

/**
 * Triggers of a reload of the plan on screen, besides the live messages: when the network or the tab comes back,
 * and every 30 seconds for as long as there is no live connection.
 */
export const useReloadTriggers = (refresh: () => void): void => {
  const isOnline = useOnline();
  const isLive = useLiveConnection().status === 'live';
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    const whenOnline = () => refreshNow();
    const whenVisible = () => {
      if (document.visibilityState === 'visible') refreshNow();
    };
    window.addEventListener('online', whenOnline);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      window.removeEventListener('online', whenOnline);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, []);
  useEffect(() => {
    if (isLive || !isOnline) return undefined;
    const timer = setInterval(() => refreshNow(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [isLive, isOnline]);
};
