import { useEffect } from 'react';
import type { Day } from '../../courtPlan/plan/cell.ts';
import { revalidate } from '../../courtPlan/selection/revalidate.ts';
import { type WizardChange, applyRevalidation } from './wizardChanges.ts';
import type { Wizard } from './wizardState.ts';

/**
 * Removes slots that the current plan no longer offers from the selection, and names them (decisions.md B23). Not while
 * an order is in progress: the live message about one's own booking may arrive before the answer.
 */
export const useLostSlots = (day: Day | null, wizard: Wizard, apply: (change: WizardChange) => void): void => {
  const { slots, isChecked, idempotencyKey } = wizard;
  const isOpenToChange = isChecked && idempotencyKey === null;
  useEffect(() => {
    if (!day || !isOpenToChange) return;
    const result = revalidate(day, slots);
    if (result.lost.length > 0 || result.pricesChanged) apply(applyRevalidation(result, false));
  }, [day, slots, isOpenToChange, apply]);
};
