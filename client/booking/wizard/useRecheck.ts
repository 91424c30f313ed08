import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RecheckDependencies, recheckSlots } from './recheckSlots.ts';
import { type WizardChange, applyRevalidation } from './wizardChanges.ts';
import type { Wizard } from './wizardState.ts';

/**
 * Asks the server whether the selection can still be booked: after a restore before it is shown, when prices or rules
 * have changed, and on request of a step. Lost slots are named (decisions.md B23). `failure` where the server did not
 * answer.
 */
export const useRecheck = (
  dependencies: Omit<RecheckDependencies, 'replaced'>,
  wizard: Wizard,
  apply: (change: WizardChange) => void,
) => {
  const [failure, setFailure] = useState<unknown>(null);
  const { plans, clock, load } = dependencies;
  const { slots, replaced } = wizard;
  const currentPlans = useRef(plans);
  const recheck = useCallback(
    () =>
      recheckSlots({ plans, clock, load, replaced }, slots).then((revalidateSlots) => {
        setFailure(null);
        // Prices and rules of before, or of another person, say nothing any more.
        if (currentPlans.current !== plans) return;
        apply((current) => applyRevalidation(revalidateSlots(current.slots), true)(current));
      }, setFailure),
    [plans, clock, load, slots, replaced, apply],
  );
  const start = useEffectEvent(() => void recheck());
  const isDue = !wizard.isChecked;
  useEffect(() => {
    if (!isDue && currentPlans.current === plans) return;
    currentPlans.current = plans;
    start();
  }, [isDue, plans]);
  return { recheck, failure };
};
