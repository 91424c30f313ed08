import { type Position, hasReached } from '@platzwart/contracts/core';
import type { PlanBooking } from '../plan/sportPlan.ts';

export type SharedBooking = Omit<PlanBooking, 'own'>;

/** The last that was heard of a booking: as it is now, or null where it is gone. */
type Heard = Readonly<{ position: Position; booking: SharedBooking | null }>;

/** What came over the live connection since the plan was loaded, by booking id. */
export type LiveChanges = ReadonlyMap<string, Heard>;

export type LiveMessage = Readonly<{
  position: Position;
  changed: readonly SharedBooking[];
  removed: readonly string[];
}>;

/** Messages of a connection that starts again may come twice; an earlier one never replaces a later one. */
export const hear = (changes: LiveChanges, { position, changed, removed }: LiveMessage): LiveChanges => {
  const news: readonly [string, Heard][] = [
    ...changed.map((booking): [string, Heard] => [booking.id, { position, booking }]),
    ...removed.map((id): [string, Heard] => [id, { position, booking: null }]),
  ];
  const isNews = ([id]: [string, Heard]) => hasReached(position, changes.get(id)?.position ?? null);
  return new Map([...changes, ...news.filter(isNews)]);
};

/**
 * A loaded plan with what was heard after it. An answer and a message may overtake each other on their way: only messages
 * later than the answer's own position count, so that neither an old answer nor an old message wins.
 */
export const withChanges = (
  plan: Readonly<{ bookings: readonly SharedBooking[]; position: Position }>,
  changes: LiveChanges,
): readonly SharedBooking[] => {
  const later = new Map([...changes].filter(([, heard]) => !hasReached(plan.position, heard.position)));
  const heard = [...later.values()].flatMap(({ booking }) => (booking ? [booking] : []));
  return [...plan.bookings.filter(({ id }) => !later.has(id)), ...heard];
};
