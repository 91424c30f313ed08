import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { type WizardChange, goTo } from '../wizard/wizardChanges.ts';
import { type Step, type Wizard, steps } from '../wizard/wizardState.ts';

const entrySchema = v.object({ bookingStep: v.picklist(steps) });

const stepOf = (state: unknown): Step => {
  const entry = v.safeParse(entrySchema, state);
  return entry.success ? entry.output.bookingStep : 0;
};

/** Forward makes an entry in the browser's history, so that its back button leads back to the plan with the selection. */
export const useSteps = ({ activeStep }: Wizard, apply: (change: WizardChange) => void) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { search, key } = location;
  const entryStep = stepOf(location.state);
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const seenKey = useRef(key);
  const follow = useEffectEvent((entry: string) => {
    if (seenKey.current === entry) return;
    seenKey.current = entry;
    if (isBackOrForward && entryStep !== activeStep) apply(goTo(entryStep));
  });
  useEffect(() => follow(key), [key]);
  return useCallback(
    (step: Step) => {
      apply(goTo(step));
      void navigate({ search }, { state: { bookingStep: step }, replace: step < activeStep });
    },
    [apply, navigate, search, activeStep],
  );
};
