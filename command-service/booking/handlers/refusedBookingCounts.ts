import { type RefusedBookings, maxRefusedCells } from '@platzwart/contracts/club';
import type { PersonId } from '@platzwart/contracts/core';

export type RefusedBooking = Omit<RefusedBookings, 'attempts'>;

export type RefusedBookingCounts = Readonly<{
  /** Counts once what the same person tries again before it is taken. */
  note: (refused: RefusedBooking, personId: PersonId) => void;
  /** Hands over what was counted, and begins again. */
  take: () => readonly RefusedBookings[];
  /** Adds what was taken and could not be recorded. */
  giveBack: (refused: readonly RefusedBookings[]) => void;
}>;

const keyOf = ({ sport, date, hour, reason }: RefusedBooking): string => [sport, date, hour, reason].join(' ');

/** Who tried what is known until it is taken, in memory only; the counts know nothing about people (docs/adr/0067-refused-bookings.md). */
export const countRefusedBookings = (): RefusedBookingCounts => {
  const counts = new Map<string, RefusedBookings>();
  const known = new Set<string>();
  const add = ({ attempts, ...refused }: RefusedBookings): void => {
    const key = keyOf(refused);
    const before = counts.get(key)?.attempts ?? 0;
    if (before > 0 || counts.size < maxRefusedCells) counts.set(key, { ...refused, attempts: before + attempts });
  };
  return {
    note: (refused, personId) => {
      const attempt = `${personId} ${keyOf(refused)}`;
      if (known.has(attempt)) return;
      if (counts.size < maxRefusedCells) known.add(attempt);
      add({ ...refused, attempts: 1 });
    },
    take: () => {
      const taken = [...counts.values()];
      counts.clear();
      known.clear();
      return taken;
    },
    giveBack: (refused) => refused.forEach(add),
  };
};
