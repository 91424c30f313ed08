import type { RecordProxy, RecordSourceProxy, Variables } from 'relay-runtime';
import {
  type LocalDate,
  type Position,
  addDays,
  hasReached,
  position as parsePosition,
} from '@platzwart/contracts/core';

export type DayKey = Readonly<{ sport: string; date: LocalDate }>;

/** Some days of one sport, both included. */
export type PlanPeriod = Readonly<{ sport: string; fromDate: LocalDate; toDate: LocalDate }>;

/** An answer of the server about a period: all of its bookings at `position`; `asOf` in epoch milliseconds. */
type PlanAnswer = PlanPeriod & Readonly<{ bookings: readonly RecordProxy[]; position: Position; asOf: number }>;

export const positionIn = (record: RecordProxy, field: string): Position =>
  parsePosition(String(record.getValue(field)));

type Linking = Readonly<{ getLinkedRecords: (name: string, args?: Variables) => readonly RecordProxy[] | null }>;

/** The records in a list field; none where the store has no such list. */
export const linkedIn = (record: Linking, field: string, args?: Variables): readonly RecordProxy[] =>
  record.getLinkedRecords(field, args) ?? [];

export const dayId = ({ sport, date }: DayKey): string => `courtDay:${sport}:${date}`;

const createDay = (store: RecordSourceProxy, key: DayKey): RecordProxy => {
  const id = dayId(key);
  const day = store.create(id, 'CourtDay').setValue(id, 'id');
  const root = store.getRoot();
  // Relay drops days that no screen shows.
  const known = linkedIn(root, 'courtDays').filter(Boolean);
  root.setLinkedRecords([...known, day], 'courtDays');
  return day;
};

const datesOf = ({ fromDate, toDate }: PlanPeriod): readonly LocalDate[] => {
  const dates: LocalDate[] = [];
  for (let date = fromDate; date <= toDate; date = addDays(date, 1)) dates.push(date);
  return dates;
};

/** Puts an answer into the store, day by day. A day for which newer data was received is not changed. */
export const storePlan = (
  store: RecordSourceProxy,
  { sport, bookings, position, asOf, ...period }: PlanAnswer,
): void => {
  for (const date of datesOf({ sport, ...period })) {
    const known = store.get(dayId({ sport, date }));
    const day = known ?? createDay(store, { sport, date });
    day.setValue(asOf, 'asOf');
    if (known && !hasReached(position, positionIn(known, 'position'))) continue;
    const ofDay = bookings.filter((booking) => booking.getValue('date') === date);
    day.setValue(position, 'position').setLinkedRecords(ofDay, 'bookings');
  }
};
