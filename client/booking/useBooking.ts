import { useCallback, useMemo, useState } from 'react';
import type { DayKey } from './data/courtDays.ts';
import { useCourtPlan } from './data/useCourtPlan.ts';
import { useLoadedSetup, useRefreshSetup } from './data/useBookingSetup.ts';
import { useSettingsChanges } from '../core/relay/useSettingsChanges.ts';
import { type ChildTerms, setupFor } from './data/setupFor.ts';
import { usePlanNames } from './data/usePlanNames.ts';
import { useOwnBookings } from './data/useOwnBookings.tsx';
import type { OwnMark } from '../courtPlan/plan/createDayBuilder.ts';
import type { Day } from '../courtPlan/plan/cell.ts';
import { useDayBuilder } from '../courtPlan/plan/useDayBuilder.ts';
import type { SelectedSlot } from '../courtPlan/selection/selectedSlot.ts';
import { useClubClock } from '../courtPlan/useClubClock.ts';
import { usePreferences } from './usePreferences.ts';
import { useRequestedDay } from './useRequestedDay.ts';
import { useLostSlots } from './wizard/useLostSlots.ts';
import { useRecheck } from './wizard/useRecheck.ts';
import { useWizard } from './wizard/useWizard.ts';
import { withoutReplaced } from './wizard/withoutReplaced.ts';

const nothing: readonly SelectedSlot[] = [];
const noHolds: ReadonlyMap<string, OwnMark> = new Map();

/** The state that all steps of a booking share: club and person, the live plan, and the selection. */
export const useBooking = () => {
  const viewerSetup = useLoadedSetup();
  const refreshSetup = useRefreshSetup();
  const clock = useClubClock();
  const { preferences, prefer } = usePreferences();
  const sports = useMemo(() => viewerSetup.plans.map(({ sport }) => sport.sport), [viewerSetup]);
  const { requested, block, go, linkedDay } = useRequestedDay({
    sports,
    preferred: preferences.sport,
    today: clock.date,
  });
  const { shown, bookingsOn, load, marks, ...courtPlan } = useCourtPlan(requested);
  useSettingsChanges(refreshSetup, { from: shown !== null });
  const people = usePlanNames({ shown, bookings: courtPlan.bookings }, viewerSetup);
  const { own: ownBookings, refresh: refreshOwn } = useOwnBookings(viewerSetup.person.memberNumber);
  const [holds, setHolds] = useState(noHolds);
  const own = useMemo(() => new Map<string, OwnMark>([...holds, ...ownBookings]), [holds, ownBookings]);
  const { wizard, apply, applyAndSave } = useWizard({ personId: viewerSetup.person.id, linkedDay });
  const [childTerms, setChildTerms] = useState<ChildTerms | null>(null);
  const setup = useMemo(
    () => setupFor(viewerSetup, wizard.bookedFor, childTerms),
    [viewerSetup, wizard.bookedFor, childTerms],
  );
  // The strip of days shows no selection, so that it has a builder of its own.
  const buildPlain = useDayBuilder();
  const buildChosen = useDayBuilder();
  /** A day of any sport with these slots selected; null until it is loaded. */
  const dayWith = useCallback(
    ({ sport, date }: DayKey, selection: readonly SelectedSlot[]): Day | null => {
      const plan = setup.plans.find((each) => each.sport.sport === sport);
      const present = bookingsOn({ sport, date });
      if (!plan || !present) return null;
      const bookings = withoutReplaced(present, wizard.replaced);
      if (selection.length === 0) return buildPlain(plan, { date, bookings, own, people, selection: nothing }, clock);
      return buildChosen(plan, { date, bookings, own, people, selection }, clock);
    },
    [setup, bookingsOn, wizard.replaced, own, people, clock, buildPlain, buildChosen],
  );
  const dayOn = useCallback((key: DayKey) => dayWith(key, wizard.slots), [dayWith, wizard.slots]);
  const day = useMemo(() => (shown ? dayOn(shown) : null), [shown, dayOn]);
  const { recheck, failure: recheckFailure } = useRecheck({ plans: setup.plans, clock, load }, wizard, apply);
  useLostSlots(day, wizard, apply);
  return {
    setup,
    viewerSetup,
    childTerms,
    setChildTerms,
    clock,
    sports,
    preferences,
    prefer,
    requested,
    block,
    go,
    courtPlan,
    /** Changes by others; own changes are not announced. */
    marks: useMemo(() => marks.filter(({ id }) => !own.has(id)), [marks, own]),
    load,
    ownBookings,
    refreshOwn,
    /** What the viewer holds until it is paid, by the id that it has in the plan. */
    setHolds,
    refreshSetup,
    wizard,
    apply,
    applyAndSave,
    dayWith,
    dayOn,
    day,
    recheck,
    recheckFailure,
  };
};

export type Booking = ReturnType<typeof useBooking>;
