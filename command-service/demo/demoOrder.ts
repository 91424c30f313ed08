import type { BookingCategory, Recurrence } from '@platzwart/contracts/booking';
import type { ClubEventDetails } from '@platzwart/contracts/club-event';
import { clubClockAt, instantOf } from '@platzwart/contracts/club-time';
import type { LocalDate } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import type { Spot } from './courtBoard.ts';
import type { DemoPerson } from './demoPeople.ts';
import type { SeededRandom } from './seededRandom.ts';

/** The club reserves courts, as its office would enter them. */
export type Reservation = Readonly<{
  kind: 'reservation';
  decidedAt: string;
  category: BookingCategory;
  person: DemoPerson | null;
  title: string | null;
  spots: readonly Spot[];
  /** Of a weekly entry; null: once. */
  rule: Recurrence | null;
}>;

/** A person books for themselves, or a parent for them (decisions.md N5), and cancels where `cancelledAt` is set. Instants are ISO 8601. */
export type OwnBooking = Readonly<{
  kind: 'own';
  decidedAt: string;
  person: DemoPerson;
  guardian?: DemoPerson;
  spot: Spot;
  remark: string | null;
  /** Whether the person's hour card pays. */
  isByCard: boolean;
  cancelledAt: string | null;
}>;

/** The club announces an event, with its courts. */
export type Announcement = Readonly<{ kind: 'event'; decidedAt: string; details: ClubEventDetails }>;

export type DemoOrder = Reservation | OwnBooking | Announcement;

/** The day on which the demo is seeded. `minute` counts from local midnight. */
export type DemoDay = Readonly<{ now: Temporal.Instant; today: LocalDate; minute: number }>;

export const demoDayAt = (instant: string): DemoDay => {
  const now = Temporal.Instant.from(instant);
  const { date, minute } = clubClockAt(now);
  return { now, today: date, minute };
};

export const isoOf = (instant: Temporal.Instant): string => instant.toString({ fractionalSecondDigits: 3 });

const earlier = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) < 0 ? one : other;

const cancellationMinutes = 24 * 60;
const minutesPerDay = 24 * 60;

/** When `spot` was booked: some hours or days ahead, and before now. */
export const bookedAhead = ({ now }: DemoDay, spot: Spot, random: SeededRandom): Temporal.Instant => {
  const ahead = instantOf(spot.date, spot.start).subtract({ minutes: random.between(180, 9 * minutesPerDay) });
  return earlier(ahead, now.subtract({ minutes: random.between(5, 2 * minutesPerDay) }));
};

/** Half an hour after booking, where that is before now and early enough for the club's deadline; else null. */
export const cancelledSoonAfter = ({ now }: DemoDay, spot: Spot, booked: Temporal.Instant): string | null => {
  const cancelled = booked.add({ minutes: 30 });
  const deadline = instantOf(spot.date, spot.start).subtract({ minutes: cancellationMinutes });
  return Temporal.Instant.compare(cancelled, earlier(now, deadline)) < 0 ? isoOf(cancelled) : null;
};
