import { useEffect, useEffectEvent } from 'react';
import { useLiveConnection } from '../../core/liveConnection.ts';
import { useOnline } from '../../core/useOnline.ts';

const pollMilliseconds = 30_000;

/**
 * When a plan that is on screen is asked for again besides the live messages: when the network or the tab comes back,
 * and every 30 seconds for as long as no live connection stands.
 */
export const useRefreshTimes = (refresh: () => void): void => {
  const isOnline = useOnline();
  const isLive = useLiveConnection().status === 'live';
  const again = useEffectEvent(refresh);
  useEffect(() => {
    const whenOnline = () => again();
    const whenVisible = () => {
      if (document.visibilityState === 'visible') again();
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
    const timer = setInterval(() => again(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [isLive, isOnline]);
};
