import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
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
  const { search } = location;
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  // By identity, not by key: whoever goes back before the new address was drawn is at the same entry as before, but in a new visit to it.
  const seen = useRef(location);
  const follow = useEffectEvent((visited: Location<unknown>) => {
    if (seen.current === visited) return;
    seen.current = visited;
    const step = stepOf(visited.state);
    if (isBackOrForward && step !== activeStep) apply(goTo(step));
  });
  useEffect(() => follow(location), [location]);
  return useCallback(
    (step: Step) => {
      apply(goTo(step));
      void navigate({ search }, { state: { bookingStep: step }, replace: step < activeStep });
    },
    [apply, navigate, search, activeStep],
  );
};
