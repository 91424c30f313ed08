import { type LocalDate, type Position, hasReached } from '@platzwart/contracts/core';
import type { SharedBooking } from './liveChanges.ts';

/** Some days of one sport, both included. */
export type PlanPeriod = Readonly<{ sport: string; fromDate: LocalDate; toDate: LocalDate }>;

/** One answer of the server: the plan of a period as it stood at `position`; `asOf` in epoch milliseconds. */
export type PlanEntry = PlanPeriod & Readonly<{ bookings: readonly SharedBooking[]; position: Position; asOf: number }>;

/** The latest answer for every period that was asked for. */
export type PlanEntries = ReadonlyMap<string, PlanEntry>;

export const periodKey = ({ sport, fromDate, toDate }: PlanPeriod): string => `${sport} ${fromDate} ${toDate}`;

export const withEntry = (entries: PlanEntries, entry: PlanEntry): PlanEntries =>
  new Map([...entries, [periodKey(entry), entry]]);

/** The newest answer that covers a day, whichever period it was asked for; undefined where none does. */
export const entryFor = (
  entries: PlanEntries,
  day: Readonly<{ sport: string; date: LocalDate }>,
): PlanEntry | undefined =>
  [...entries.values()]
    .filter(({ sport, fromDate, toDate }) => sport === day.sport && fromDate <= day.date && day.date <= toDate)
    .reduce<PlanEntry | undefined>(
      (newest, entry) => (newest && hasReached(newest.position, entry.position) ? newest : entry),
      undefined,
    );
