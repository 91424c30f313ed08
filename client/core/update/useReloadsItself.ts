import { useEffect } from 'react';
import { loadFollowing } from './startFollowing.ts';
import { usePageUpdates } from './pageUpdates.ts';

/** For a page that nobody reloads: a screen on the wall, a link out of an e-mail. It reloads itself after an update. */
export const useReloadsItself = (): void => {
  const { selfReloading } = usePageUpdates();
  useEffect(() => {
    const page = Symbol();
    selfReloading.add(page);
    // At once: an update may come before the first pages of others would load it.
    void loadFollowing().catch(() => undefined);
    return () => void selfReloading.delete(page);
  }, [selfReloading]);
};
