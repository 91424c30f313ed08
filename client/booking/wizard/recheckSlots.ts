import type { DayKey } from '../data/courtDays.ts';
import type { LoadPlan } from '../data/useCourtPlan.ts';
import { buildDay } from '../../courtPlan/plan/buildDay.ts';
import type { ClubClock } from '../../courtPlan/plan/clubClock.ts';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import { mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import { type RevalidationResult, revalidate } from '../../courtPlan/selection/revalidate.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';
import { withoutReplaced } from './withoutReplaced.ts';

export type RecheckDependencies = Readonly<{
  plans: readonly SportPlan[];
  clock: ClubClock;
  load: LoadPlan;
  /** What an order of the same person holds that this booking replaces. */
  replaced: readonly string[];
}>;

const daysOf = (slots: readonly SelectedSlot[]): readonly DayKey[] => [
  ...new Map(slots.map(({ sport, date }) => [`${sport} ${date}`, { sport, date }])).values(),
];

/** A sport that the club no longer has: none of its slots can be booked. */
const withoutSport = (slots: readonly SelectedSlot[], sport: string): RevalidationResult => ({
  slots: slots.filter((slot) => slot.sport !== sport),
  lost: mergeSlots(slots.filter((slot) => slot.sport === sport)).map((block) => ({ ...block, reason: 'gone' })),
  pricesChanged: false,
});

/** Checks slots against the plan that was just loaded. */
export type Recheck = (slots: readonly SelectedSlot[]) => RevalidationResult;

const recheckOf = async (
  { plans, clock, load, replaced }: RecheckDependencies,
  { sport, date }: DayKey,
): Promise<Recheck> => {
  const plan = plans.find((each) => each.sport.sport === sport);
  if (!plan) return (slots) => withoutSport(slots, sport);
  const bookings = withoutReplaced(await load({ sport, fromDate: date, toDate: date }), replaced);
  const marked = bookings.map((booking) => ({ ...booking, own: false, person: null }));
  return (slots) => revalidate(buildDay(plan, { date, bookings: marked, selection: slots }, clock), slots);
};

const inSequence =
  (first: Recheck, second: Recheck): Recheck =>
  (slots) => {
    const before = first(slots);
    const after = second(before.slots);
    return {
      slots: after.slots,
      lost: [...before.lost, ...after.lost],
      pricesChanged: before.pricesChanged || after.pricesChanged,
    };
  };

/**
 * Loads every day of every sport in the selection; returns a function that checks a selection against them, which may
 * have changed by then. Rejects where the server does not answer.
 */
export const recheckSlots = async (
  dependencies: RecheckDependencies,
  slots: readonly SelectedSlot[],
): Promise<Recheck> => {
  const checks = await Promise.all(daysOf(slots).map((day) => recheckOf(dependencies, day)));
  return checks.reduce(inSequence, (unchanged) => ({ slots: unchanged, lost: [], pricesChanged: false }));
};
