import { useEffect, useEffectEvent } from 'react';
import { catchTraversals, guardFirstEntry } from './catchTraversals.ts';

/** For as long as this is rendered, the browser's Back closes it instead of leaving the page; of several, the one that was opened last. */
export const useBackCloses = (onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    guardFirstEntry();
    return catchTraversals(() => close());
  }, []);
};
