import type { DayKey } from '../data/useCourtPlan.ts';
import type { LoadPlan } from '../data/usePlanEntries.ts';
import { buildDay } from '../plan/buildDay.ts';
import type { ClubClock } from '../plan/clubClock.ts';
import type { SportPlan } from '../plan/sportPlan.ts';
import { mergeSlots } from '../selection/mergeSlots.ts';
import { type Revalidated, revalidate } from '../selection/revalidate.ts';
import type { SelectedSlot } from '../selection/selectedSlot.ts';

export type RecheckParts = Readonly<{ plans: readonly SportPlan[]; clock: ClubClock; load: LoadPlan }>;

const daysOf = (slots: readonly SelectedSlot[]): readonly DayKey[] => [
  ...new Map(slots.map(({ sport, date }) => [`${sport} ${date}`, { sport, date }])).values(),
];

/** A sport that the club no longer has: nothing of it can be booked. */
const withoutSport = (slots: readonly SelectedSlot[], sport: string): Revalidated => ({
  slots: slots.filter((slot) => slot.sport !== sport),
  lost: mergeSlots(slots.filter((slot) => slot.sport === sport)).map((block) => ({ ...block, reason: 'gone' })),
  pricesChanged: false,
});

/** Holds slots against the plan as it was just loaded. */
export type Recheck = (slots: readonly SelectedSlot[]) => Revalidated;

const recheckOf = async ({ plans, clock, load }: RecheckParts, { sport, date }: DayKey): Promise<Recheck> => {
  const plan = plans.find((each) => each.sport.sport === sport);
  if (!plan) return (slots) => withoutSport(slots, sport);
  const { bookings } = await load({ sport, fromDate: date, toDate: date });
  const marked = bookings.map((booking) => ({ ...booking, own: false }));
  return (slots) => revalidate(buildDay(plan, { date, bookings: marked, selection: slots }, clock), slots);
};

const both =
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
 * Loads every day of every sport that the selection touches, and answers how to hold a selection against them; by then it
 * may be another one. Rejects where the server does not answer.
 */
export const recheckSlots = async (parts: RecheckParts, slots: readonly SelectedSlot[]): Promise<Recheck> => {
  const checks = await Promise.all(daysOf(slots).map((day) => recheckOf(parts, day)));
  return checks.reduce(both, (unchanged) => ({ slots: unchanged, lost: [], pricesChanged: false }));
};
