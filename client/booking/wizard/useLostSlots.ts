import { useEffect } from 'react';
import type { Day } from '../plan/cell.ts';
import { revalidate } from '../selection/revalidate.ts';
import { type WizardChange, check } from './wizardChanges.ts';
import type { Wizard } from './wizardState.ts';

/**
 * Takes out of the selection what the plan on screen no longer offers, with its name (decisions.md B23). Not while an order
 * is on its way: the live message about one's own booking may come before the answer.
 */
export const useLostSlots = (day: Day | null, wizard: Wizard, apply: (change: WizardChange) => void): void => {
  const { slots, isChecked, idempotencyKey } = wizard;
  const isOpenToChange = isChecked && idempotencyKey === null;
  useEffect(() => {
    if (!day || !isOpenToChange) return;
    const result = revalidate(day, slots);
    if (result.lost.length > 0 || result.pricesChanged) apply(check(result, false));
  }, [day, slots, isOpenToChange, apply]);
};
