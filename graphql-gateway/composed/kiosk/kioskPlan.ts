import { clubClockAt } from '@platzwart/contracts/club-time';
import type { ClubSettings } from '@platzwart/contracts/club';
import { type PersonId, type SportSettings, minuteOfDay } from '@platzwart/contracts/core';
import type { KioskPlan, KioskSport } from '@platzwart/contracts/kiosk-plan';
import type { PersonRow } from '@platzwart/contracts/user';
import { Temporal } from 'temporal-polyfill';
import type { BookingFacts } from '../../booking/bookingFacts.ts';
import type { CourtPlanReads } from '../../booking/courtPlanReads.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';

type Reads = Readonly<{
  plan: Pick<CourtPlanReads, 'inPeriod'>;
  peopleReads: Pick<PeopleReads, 'byIds'>;
  club: () => Promise<Pick<ClubSettings, 'description' | 'rules' | 'sports'>>;
}>;

/** Titles concern the club; names are shown only where the club shows them to its members, too (decisions.md B24). */
const labelOf = ({ title, personId }: BookingFacts, people: ReadonlyMap<PersonId, PersonRow>): string | null => {
  const person = personId === null ? undefined : people.get(personId);
  return title ?? (person ? `${person.firstName} ${person.lastName}` : null);
};

const sportOf = (
  { sport, labels, opensAt, closesAt, courts }: SportSettings,
  bookings: readonly BookingFacts[],
  people: ReadonlyMap<PersonId, PersonRow>,
): KioskSport => ({
  sport,
  labels,
  opensMinute: minuteOfDay(opensAt),
  closesMinute: minuteOfDay(closesAt),
  courts: courts.filter(({ active }) => active).map(({ number, name }) => ({ number, name })),
  bookings: bookings.map((booking) => ({
    id: booking.bookingId,
    ...{ court: booking.court, startMinute: booking.startMinute, endMinute: booking.endMinute },
    label: labelOf(booking, people),
    category: booking.category,
  })),
});

/** What is played on the club's courts on the day of `now`, epoch milliseconds. */
export const kioskPlan = async ({ plan, peopleReads, club }: Reads, now: number): Promise<KioskPlan> => {
  const { description, rules, sports } = await club();
  const { date, minute } = clubClockAt(Temporal.Instant.fromEpochMilliseconds(now));
  const days = await Promise.all(sports.map(({ sport }) => plan.inPeriod({ sport, fromDate: date, toDate: date })));
  const owners = days.flat().flatMap(({ personId }) => personId ?? []);
  const people = rules.showNames ? await peopleReads.byIds(owners) : new Map<PersonId, PersonRow>();
  return {
    club: description.displayName,
    minute,
    sports: sports.map((sport, index) => sportOf(sport, days[index] ?? [], people)),
  };
};
