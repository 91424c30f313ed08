import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { type WizardChange, goTo } from '../wizard/wizardChanges.ts';
import { type Step, type Wizard, steps } from '../wizard/wizardState.ts';

/** `depth`: how many entries of the browser's history lie between this one and the plan. */
const entrySchema = v.object({ bookingStep: v.picklist(steps), depth: v.number() });
const plan = { bookingStep: 0, depth: 0 } as const;

const entryOf = (state: unknown): v.InferOutput<typeof entrySchema> => {
  const entry = v.safeParse(entrySchema, state);
  return entry.success ? entry.output : plan;
};

const routerState = v.object({ usr: v.unknown() });

/** From the browser, not from the rendered location, which comes later on a slow device: there may be taps in between. */
const currentDepth = (): number => {
  const state = v.safeParse(routerState, window.history.state);
  return entryOf(state.success ? state.output.usr : null).depth;
};

type Visit = Readonly<{
  wizard: Wizard;
  apply: (change: WizardChange) => void;
  /** The browser's back button left the page that follows a booking. */
  onLeaveBooked: () => void;
}>;

/**
 * Forward makes an entry in the browser's history, so that its back button leads back to the plan with the selection. After the
 * booking these entries are gone: `finish` puts one beside the plan's, so that back leads to the plan again.
 */
export const useSteps = ({ wizard: { activeStep }, apply, onLeaveBooked }: Visit) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  // Compared by identity, not by key: going back before the new address was rendered gives the same entry, but a new
  // visit to it.
  const seen = useRef(location);
  const isFinishing = useRef(false);
  const enterBooked = useCallback(() => {
    isFinishing.current = false;
    void navigate({ search }, { state: { bookingStep: 0, depth: 1 } });
  }, [navigate, search]);
  const follow = useEffectEvent((visited: Location<unknown>) => {
    if (seen.current === visited) return;
    seen.current = visited;
    if (isFinishing.current) {
      enterBooked();
      return;
    }
    if (!isBackOrForward) return;
    onLeaveBooked();
    const { bookingStep } = entryOf(visited.state);
    if (bookingStep !== activeStep) apply(goTo(bookingStep));
  });
  useEffect(() => follow(location), [location]);
  const step = useCallback(
    (to: Step) => {
      apply(goTo(to));
      const isBack = to < activeStep;
      const depth = currentDepth() + (isBack ? 0 : 1);
      void navigate({ search }, { state: { bookingStep: to, depth }, replace: isBack });
    },
    [apply, navigate, search, activeStep],
  );
  const finish = useCallback(() => {
    const depth = currentDepth();
    if (depth === 0) {
      enterBooked();
      return;
    }
    isFinishing.current = true;
    void navigate(-depth);
  }, [navigate, enterBooked]);
  return { step, finish };
};
