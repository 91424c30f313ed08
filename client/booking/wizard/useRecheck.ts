import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RecheckParts, recheckSlots } from './recheckSlots.ts';
import { type WizardChange, check } from './wizardChanges.ts';
import type { Wizard } from './wizardState.ts';

/**
 * Asks the server whether the selection can still be booked: after a restore before anything of it is shown, when prices or
 * rules have changed, and whenever a step asks for it. What is lost is named (decisions.md B23). `failure` where the server did not answer.
 */
export const useRecheck = (parts: RecheckParts, wizard: Wizard, apply: (change: WizardChange) => void) => {
  const [failure, setFailure] = useState<unknown>(null);
  const { plans, clock, load } = parts;
  const { slots } = wizard;
  const recheck = useCallback(
    () =>
      recheckSlots({ plans, clock, load }, slots).then((hold) => {
        setFailure(null);
        apply((current) => check(hold(current.slots), true)(current));
      }, setFailure),
    [plans, clock, load, slots, apply],
  );
  const start = useEffectEvent(() => void recheck());
  const isDue = !wizard.isChecked;
  const checkedPlans = useRef(plans);
  useEffect(() => {
    if (!isDue && checkedPlans.current === plans) return;
    checkedPlans.current = plans;
    start();
  }, [isDue, plans]);
  return { recheck, failure };
};
