import { useFormat } from '../../core/formatting/useFormat.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import type { Slot } from '../../courtPlan/plan/slot.ts';
import type { DayKey } from '../data/courtDays.ts';

/** What of a block's sport and day differs from the plan on screen: `Halle, Di., 16. Juni`; '' where it is in that plan. */
export const useElsewhere = (shown: DayKey) => {
  const { date } = useFormat();
  const sportName = useSportName();
  return (block: Pick<Slot, 'sport' | 'date'>): string =>
    [block.sport === shown.sport ? '' : sportName(block.sport), block.date === shown.date ? '' : date(block.date)]
      .filter(Boolean)
      .join(', ');
};
