import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser has a network at all; true does not promise that the server answers. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

let offlineAt: number | null = null;
const readOfflineAt = (): number | null => {
  offlineAt = navigator.onLine ? null : (offlineAt ?? Date.now());
  return offlineAt;
};

/** Since when the browser has no network, in epoch milliseconds; null while it has one. */
export const useOfflineSince = (): number | null => useSyncExternalStore(subscribe, readOfflineAt);

/** Calls back whenever the browser has a network again. */
export const useWhenOnline = (onOnline: () => void): void => {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  const handleOnline = useEffectEvent(onOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) handleOnline();
    wasOnline.current = isOnline;
  }, [isOnline]);
};
