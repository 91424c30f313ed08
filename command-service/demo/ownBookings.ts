import { addDays } from '@platzwart/contracts/core';
import { type CourtBoard, spotAt } from './courtBoard.ts';
import { type DemoDay, type OwnBooking, bookedAhead, cancelledSoonAfter, isoOf } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import type { SeededRandom } from './seededRandom.ts';

type PlannedBooking = Readonly<{
  who: string;
  inDays: number;
  places: readonly string[];
  span: string;
  remark?: string;
  isCancelled?: boolean;
  isByCard?: boolean;
}>;

const anywhere = [1, 2, 3, 4, 5, 6, 7, 8].map((court) => `TENNIS ${court}`);
const squash = ['SQUASH 1', 'SQUASH 2'];
const hall = ['HALL 1', 'HALL 2'];

/** The bookings of the demo logins in "my bookings": past and future, cancelled, with a remark. */
const plannedBookings: readonly PlannedBooking[] = [
  { who: 'anna', inDays: -12, places: anywhere, span: '10:00-11:00', isByCard: true },
  { who: 'anna', inDays: -9, places: anywhere, span: '19:30-21:00', isByCard: true },
  { who: 'anna', inDays: -4, places: squash, span: '20:00-21:00' },
  { who: 'anna', inDays: -2, places: anywhere, span: '11:00-12:00', isCancelled: true },
  {
    who: 'anna',
    inDays: 3,
    places: anywhere,
    span: '19:30-21:00',
    remark: 'Bitte den Korb mit den Übungsbällen bereitstellen.',
    isByCard: true,
  },
  { who: 'anna', inDays: 4, places: hall, span: '10:00-11:00', isCancelled: true },
  { who: 'anna', inDays: 8, places: hall, span: '21:00-22:00' },
  { who: 'ben', inDays: -11, places: anywhere, span: '20:30-22:00' },
  { who: 'ben', inDays: -5, places: hall, span: '18:00-19:00' },
  { who: 'ben', inDays: 2, places: anywhere, span: '12:00-13:00' },
  { who: 'ben', inDays: 5, places: squash, span: '21:00-22:00' },
  { who: 'ben', inDays: 9, places: anywhere, span: '20:00-21:30', remark: 'Doppel mit Familie Vogel' },
  { who: 'gast', inDays: -6, places: anywhere, span: '13:00-14:00' },
  { who: 'gast', inDays: 4, places: anywhere, span: '13:00-14:30' },
  { who: 'trainer', inDays: -3, places: anywhere, span: '14:00-15:00' },
  { who: 'trainer', inDays: 6, places: anywhere, span: '13:30-14:30' },
];

/** Anna's next match begins within 24 hours, to demonstrate ERR_CANCEL_TOO_LATE. */
const annaSoon = ({ minute }: DemoDay): PlannedBooking =>
  minute < 17 * 60
    ? { who: 'anna', inDays: 0, places: anywhere, span: '20:00-21:00' }
    : { who: 'anna', inDays: 1, places: anywhere, span: '10:00-11:00' };

/** Bookings of the people with a demo login; takes the first of the given places that is free on `board`. */
export const ownBookings = (
  day: DemoDay,
  { board, people, random }: Readonly<{ board: CourtBoard; people: readonly DemoPerson[]; random: SeededRandom }>,
): readonly OwnBooking[] =>
  [annaSoon(day), ...plannedBookings].flatMap(
    ({ who, inDays, places, span, remark = null, isCancelled = false, isByCard = false }): readonly OwnBooking[] => {
      const person = people.find(({ person: { email } }) => email?.startsWith(`${who}@`));
      const spot = places.map((place) => spotAt(place, addDays(day.today, inDays), span)).find(board.isFree);
      if (!person || !spot) return [];
      board.take(spot);
      const booked = bookedAhead(day, spot, random).subtract({ hours: 48 });
      const cancelledAt = isCancelled ? cancelledSoonAfter(day, spot, booked) : null;
      return [{ kind: 'own', decidedAt: isoOf(booked), person, spot, remark, isByCard, cancelledAt }];
    },
  );
