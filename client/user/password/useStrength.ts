import { useDeferredValue, useEffect, useState } from 'react';
import { loadOnce } from '../../core/loading/loadChunk.ts';
import type { Strength } from './strength.ts';

/** The lists of common passwords are large: they are loaded when a new password is typed. */
const loadEstimate = loadOnce(async () => (await import('./estimateStrength.ts')).estimateStrength);

/** The strength of `password`; null for an empty one, and until the lists are loaded. */
export const useStrength = (password: string, personalWords: readonly string[]): Strength | null => {
  const [estimated, setEstimated] = useState<Strength | null>(null);
  const typed = useDeferredValue(password);
  const known = personalWords.join('\n');
  useEffect(() => {
    if (typed === '') return undefined;
    let isWanted = true;
    loadEstimate().then(
      (estimate) => isWanted && setEstimated(estimate(typed, known.split('\n'))),
      // The server decides about a password; the bar is advice.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [typed, known]);
  return password === '' ? null : estimated;
};
