import { ServerRefusal } from '../../core/errors/serverRefusal.ts';

/** Far from the lock the count would only worry people who mistyped. */
const toldFrom = 2;

/** The attempts before the lock, once they are few; null as long as they need not be told. */
export const fewAttemptsLeft = (refusal: Error | null): number | null => {
  const left = refusal instanceof ServerRefusal ? refusal.details.attemptsLeft : undefined;
  return left !== undefined && left <= toldFrom ? left : null;
};
