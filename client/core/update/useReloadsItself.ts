import { useEffect } from 'react';
import { usePageUpdates } from './pageUpdates.ts';

/** For a page that nobody reloads: a screen on the wall, a link out of an e-mail. It reloads itself after an update. */
export const useReloadsItself = (): void => {
  const { selfReloading } = usePageUpdates();
  useEffect(() => {
    const page = Symbol();
    selfReloading.add(page);
    return () => void selfReloading.delete(page);
  }, [selfReloading]);
};
