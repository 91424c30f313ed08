import { useCallback, useEffect, useEffectEvent, useState } from 'react';

const pauseMilliseconds = 30_000;

/** Tries something again half a minute after it was refused, never at once; `times` counts the tries. */
export const useLaterAgain = (retry: () => void): Readonly<{ times: number; again: () => void }> => {
  const [times, setTimes] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      setWaiting(false);
      setTimes((before) => before + 1);
      tryAgain();
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { times, again: useCallback(() => setWaiting(true), []) };
};
