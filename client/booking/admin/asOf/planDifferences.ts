import type { PlannedBooking } from './fetchPlanAsOf.ts';

/** What differs between a plan and a later one. `then` and `later` are the booking in each. */
export type PlanDifference =
  | Readonly<{ kind: 'gone'; then: PlannedBooking }>
  | Readonly<{ kind: 'added'; later: PlannedBooking }>
  | Readonly<{ kind: 'changed'; then: PlannedBooking; later: PlannedBooking }>;

const compared = ['court', 'date', 'startMinute', 'endMinute', 'title', 'category', 'who'] as const;

const isSame = (a: PlannedBooking, b: PlannedBooking): boolean => compared.every((name) => a[name] === b[name]);

/** In the order of the plans: what is gone or changed since, then what was added. */
export const planDifferences = (
  then: readonly PlannedBooking[],
  later: readonly PlannedBooking[],
): readonly PlanDifference[] => {
  const laterById = new Map(later.map((booking) => [booking.id, booking]));
  const thenIds = new Set(then.map(({ id }) => id));
  return [
    ...then.flatMap((booking): readonly PlanDifference[] => {
      const found = laterById.get(booking.id);
      if (!found) return [{ kind: 'gone', then: booking }];
      return isSame(booking, found) ? [] : [{ kind: 'changed', then: booking, later: found }];
    }),
    ...later.filter(({ id }) => !thenIds.has(id)).map((booking): PlanDifference => ({ kind: 'added', later: booking })),
  ];
};
