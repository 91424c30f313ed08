import { useSyncExternalStore } from 'react';

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
};

/** Seconds until `until` (epoch milliseconds), counted down on screen; 0 once it has come. */
export const useSecondsUntil = (until: number): number =>
  useSyncExternalStore(everySecond, () => Math.max(Math.ceil((until - Date.now()) / 1_000), 0));
