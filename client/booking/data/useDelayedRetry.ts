import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** A database that is started again answers after a second or two. */
const pauseMilliseconds = 5_000;

/** Retries something five seconds after it was refused, never at once; `retries` counts the retries. */
export const useDelayedRetry = (retry: () => void): Readonly<{ retries: number; scheduleRetry: () => void }> => {
  const [retries, setRetries] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const runRetry = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setWaiting(false);
      setRetries((before) => before + 1);
      runRetry();
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { retries, scheduleRetry: useCallback(() => setWaiting(true), []) };
};
