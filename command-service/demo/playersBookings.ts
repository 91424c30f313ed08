import { type LocalDate, type SportSettings, minuteOfDay, timeOfMinute, weekdayOf } from '@platzwart/contracts/core';
import type { CourtBoard, Spot } from './courtBoard.ts';
import { type DemoDay, type OwnBooking, bookedAhead, cancelledSoonAfter, isoOf } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import type { SeededRandom } from './seededRandom.ts';

type Players = Readonly<{ members: readonly DemoPerson[]; guests: readonly DemoPerson[] }>;
type PlayersContext = Readonly<{ board: CourtBoard; random: SeededRandom; players: Players }>;

/** Probability that a court is wanted: high in the evening, and all day at weekends. */
const demandAt = (date: LocalDate, minute: number): number => {
  if (weekdayOf(date) >= 6 && minute < 17 * 60) return minute >= 9 * 60 ? 0.4 : 0.15;
  if (minute >= 17 * 60 && minute < 21 * 60) return 0.5;
  return minute < 16 * 60 ? 0.08 : 0.3;
};

const guestShare = 0.15;
const cancelledShare = 0.08;
const pause = 60;

const pickSpot = (
  { sport, closesAt, halfHour }: SportSettings,
  { date, court, minute }: Readonly<{ date: LocalDate; court: number; minute: number }>,
  random: SeededRandom,
): Spot => {
  const length = halfHour ? random.pick([60, 60, 90, 120]) : random.pick([60, 60, 120]);
  const end = Math.min(minute + length, minuteOfDay(closesAt));
  return { sport, court, date, start: timeOfMinute(minute), end: timeOfMinute(end) };
};

/** The members and guests of one day. */
type PlayersOfDay = Readonly<{
  /** Whether another booking is due now; evenly spread, so that no day gets many more than intended. */
  isDue: (demand: number) => boolean;
  /** A person without a booking on that day; each person plays once a day. */
  pickPlayer: () => DemoPerson | null;
}>;

const playersOfDay = ({ random, players }: PlayersContext): PlayersOfDay => {
  const busy = new Set<DemoPerson>();
  let demandSoFar = random.next();
  return {
    isDue: (demand) => {
      demandSoFar = Math.min(demandSoFar + demand, 2);
      return demandSoFar >= 1;
    },
    pickPlayer: () => {
      const kind = random.chance(guestShare) ? players.guests : players.members;
      const [first, ...others] = kind.filter((person) => !busy.has(person));
      if (!first) return null;
      const person = random.pick([first, ...others]);
      busy.add(person);
      demandSoFar -= 1;
      return person;
    },
  };
};

const booking = (
  day: DemoDay,
  { spot, person }: Readonly<{ spot: Spot; person: DemoPerson }>,
  random: SeededRandom,
): OwnBooking => {
  const booked = bookedAhead(day, spot, random);
  const cancelledAt = random.chance(cancelledShare) ? cancelledSoonAfter(day, spot, booked) : null;
  return { kind: 'own', decidedAt: isoOf(booked), person, spot, remark: null, isByCard: false, cancelledAt };
};

type CourtDay = Readonly<{ sport: SportSettings; date: LocalDate; court: number; playersToday: PlayersOfDay }>;

/** One court's day, from opening to closing. */
const courtDay = (
  day: DemoDay,
  { sport, date, court, playersToday }: CourtDay,
  { board, random }: PlayersContext,
): readonly OwnBooking[] => {
  const made: OwnBooking[] = [];
  const closes = minuteOfDay(sport.closesAt);
  for (let minute = minuteOfDay(sport.opensAt); minute + 60 <= closes;) {
    const spot = pickSpot(sport, { date, court, minute }, random);
    const isWanted = playersToday.isDue(demandAt(date, minute)) && board.isFree(spot);
    const person = isWanted ? playersToday.pickPlayer() : null;
    if (person) {
      board.take(spot);
      made.push(booking(day, { spot, person }, random));
    }
    minute = person ? minuteOfDay(spot.end) : minute + pause;
  }
  return made;
};

/** The bookings of members and guests on `dates`, around everything that is on the board already. */
export const playersBookings = (
  day: DemoDay,
  { sports, dates }: Readonly<{ sports: readonly SportSettings[]; dates: readonly LocalDate[] }>,
  context: PlayersContext,
): readonly OwnBooking[] =>
  dates.flatMap((date) => {
    const playersToday = playersOfDay(context);
    return sports.flatMap((sport) =>
      sport.courts.flatMap(({ number }) => courtDay(day, { sport, date, court: number, playersToday }, context)),
    );
  });
