import { useCallback, useMemo } from 'react';
import { type DayKey, useCourtPlan } from './data/useCourtPlan.ts';
import { useBookingSetup } from './data/useBookingSetup.ts';
import { useRefreshSetup } from './data/useRefreshSetup.ts';
import { useOwnBookings } from './data/useOwnBookings.tsx';
import type { Day } from './plan/cell.ts';
import { useDayBuilder } from './plan/useDayBuilder.ts';
import type { SelectedSlot } from './selection/selectedSlot.ts';
import { useClubClock } from './useClubClock.ts';
import { usePreferences } from './usePreferences.ts';
import { useWantedDay } from './useWantedDay.ts';
import { useLostSlots } from './wizard/useLostSlots.ts';
import { useRecheck } from './wizard/useRecheck.ts';
import { useWizard } from './wizard/useWizard.ts';

const nothing: readonly SelectedSlot[] = [];

/** Everything that the steps of a booking share: club and person, the live plan, and what was chosen so far. */
export const useBooking = () => {
  const setup = useBookingSetup();
  const clock = useClubClock();
  const { preferences, prefer } = usePreferences();
  const sports = useMemo(() => setup.plans.map(({ sport }) => sport.sport), [setup]);
  const { wanted, go } = useWantedDay({ sports, preferred: preferences.sport, today: clock.date });
  const { shown, bookingsOn, load, marks, ...courtPlan } = useCourtPlan(wanted);
  const { own, refresh: refreshOwn } = useOwnBookings(setup.person.memberNumber);
  const { wizard, apply, applyAndKeep } = useWizard(setup.person.id);
  // The strip of days shows none of what is chosen; each builder remembers its own.
  const buildPlain = useDayBuilder();
  const buildChosen = useDayBuilder();
  /** A day of any sport with these slots as chosen; null as long as it is not loaded. */
  const dayWith = useCallback(
    ({ sport, date }: DayKey, selection: readonly SelectedSlot[]): Day | null => {
      const plan = setup.plans.find((each) => each.sport.sport === sport);
      const bookings = bookingsOn({ sport, date });
      if (!plan || !bookings) return null;
      if (selection.length === 0) return buildPlain(plan, { date, bookings, own, selection: nothing }, clock);
      return buildChosen(plan, { date, bookings, own, selection }, clock);
    },
    [setup, bookingsOn, own, clock, buildPlain, buildChosen],
  );
  const dayOn = useCallback((key: DayKey) => dayWith(key, wizard.slots), [dayWith, wizard.slots]);
  const day = useMemo(() => (shown ? dayOn(shown) : null), [shown, dayOn]);
  const { recheck, failure: recheckFailure } = useRecheck({ plans: setup.plans, clock, load }, wizard, apply);
  useLostSlots(day, wizard, apply);
  return {
    setup,
    clock,
    sports,
    preferences,
    prefer,
    wanted,
    go,
    courtPlan,
    /** What others did; what one did oneself is no news. */
    marks: useMemo(() => marks.filter(({ id }) => !own.has(id)), [marks, own]),
    load,
    own,
    refreshOwn,
    refreshSetup: useRefreshSetup(),
    wizard,
    apply,
    applyAndKeep,
    dayWith,
    dayOn,
    day,
    recheck,
    recheckFailure,
  };
};

export type Booking = ReturnType<typeof useBooking>;
