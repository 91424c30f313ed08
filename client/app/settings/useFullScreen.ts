import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const isFull = (): boolean => document.fullscreenElement !== null;

/** Shows the page in full screen; `isOffered` is false where the browser cannot, e.g. on an iPhone. */
export const useFullScreen = () => ({
  isOffered: document.fullscreenEnabled,
  isFull: useSyncExternalStore(subscribe, isFull),
  // A browser may refuse, e.g. while it shows a question: then nothing changes.
  toggle: () => {
    const change = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    void change.catch(() => undefined);
  },
});
