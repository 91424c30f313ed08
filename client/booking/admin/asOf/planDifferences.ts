import type { PlannedBooking } from './fetchPlanAsOf.ts';

/** What differs between a plan and that of now. `then` and `now` are the booking in each. */
export type PlanDifference =
  | Readonly<{ kind: 'gone'; then: PlannedBooking }>
  | Readonly<{ kind: 'added'; now: PlannedBooking }>
  | Readonly<{ kind: 'changed'; then: PlannedBooking; now: PlannedBooking }>;

const compared = ['court', 'date', 'startMinute', 'endMinute', 'title', 'category', 'who'] as const;

const isSame = (a: PlannedBooking, b: PlannedBooking): boolean => compared.every((name) => a[name] === b[name]);

/** In the order of the plans: what is gone or changed since, then what was added. */
export const planDifferences = (
  then: readonly PlannedBooking[],
  now: readonly PlannedBooking[],
): readonly PlanDifference[] => {
  const nowById = new Map(now.map((booking) => [booking.id, booking]));
  const thenIds = new Set(then.map(({ id }) => id));
  return [
    ...then.flatMap((booking): readonly PlanDifference[] => {
      const found = nowById.get(booking.id);
      if (!found) return [{ kind: 'gone', then: booking }];
      return isSame(booking, found) ? [] : [{ kind: 'changed', then: booking, now: found }];
    }),
    ...now.filter(({ id }) => !thenIds.has(id)).map((booking): PlanDifference => ({ kind: 'added', now: booking })),
  ];
};
