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

/** Calls back whenever the browser has a network again. */
export const useWhenOnline = (onOnline: () => void): void => {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  const hear = useEffectEvent(onOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) hear();
    wasOnline.current = isOnline;
  }, [isOnline]);
};
