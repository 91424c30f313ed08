import { useDeferredValue, useEffect, useState } from 'react';
import { loadOnce } from '../../core/loadChunk.ts';
import type { Strength } from './strength.ts';

/** The lists of common passwords are large: they come when somebody thinks one up. */
const loadEstimate = loadOnce(async () => (await import('./estimateStrength.ts')).estimateStrength);

/** How hard `password` is to guess; null for none, and as long as nobody can say. */
export const useStrength = (password: string, ownWords: readonly string[]): Strength | null => {
  const [estimated, setEstimated] = useState<Strength | null>(null);
  const typed = useDeferredValue(password);
  const known = ownWords.join('\n');
  useEffect(() => {
    if (typed === '') return undefined;
    let isWanted = true;
    loadEstimate().then(
      (estimate) => isWanted && setEstimated(estimate(typed, known.split('\n'))),
      // The server has the last word on a password; the bar is advice.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [typed, known]);
  return password === '' ? null : estimated;
};
