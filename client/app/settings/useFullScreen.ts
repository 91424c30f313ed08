import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const isFull = (): boolean => document.fullscreenElement !== null;

/** The whole screen for the page; `isOffered` is false where the browser has no such thing, e.g. on an iPhone. */
export const useFullScreen = () => ({
  isOffered: document.fullscreenEnabled,
  isFull: useSyncExternalStore(subscribe, isFull),
  // A browser may refuse, e.g. while it asks for something else: then everything stays as it is.
  toggle: () => {
    const change = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    void change.catch(() => undefined);
  },
});
