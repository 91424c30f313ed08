import { type LocalDate, type SportSettings, minuteOfDay, timeOfMinute, weekdayOf } from '@platzwart/contracts/core';
import type { CourtBoard, Spot } from './courtBoard.ts';
import { type DemoDay, type OwnBooking, bookedAhead, cancelledSoonAfter, isoOf } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import type { SeededRandom } from '../core/seededRandom.ts';

type Players = Readonly<{ members: readonly DemoPerson[]; guests: readonly DemoPerson[] }>;
type Ground = Readonly<{ board: CourtBoard; random: SeededRandom; players: Players }>;

/** How likely a court is wanted: in the evening, at weekends all day. */
const demandAt = (date: LocalDate, minute: number): number => {
  if (weekdayOf(date) >= 6 && minute < 17 * 60) return minute >= 9 * 60 ? 0.4 : 0.15;
  if (minute >= 17 * 60 && minute < 21 * 60) return 0.5;
  return minute < 16 * 60 ? 0.08 : 0.3;
};

const guestShare = 0.15;
const cancelledShare = 0.08;
const pause = 60;

const wantedSpot = (
  { sport, closesAt, halfHour }: SportSettings,
  { date, court, minute }: Readonly<{ date: LocalDate; court: number; minute: number }>,
  random: SeededRandom,
): Spot => {
  const length = halfHour ? random.pick([60, 60, 90, 120]) : random.pick([60, 60, 120]);
  const end = Math.min(minute + length, minuteOfDay(closesAt));
  return { sport, court, date, start: timeOfMinute(minute), end: timeOfMinute(end) };
};

/** The members and guests of one day. */
type Crowd = Readonly<{
  /** Whether somebody wants a court now; evenly spread, so that no day is much fuller than meant. */
  isDue: (demand: number) => boolean;
  /** Somebody who does not play yet that day: nobody plays twice. */
  somebody: () => DemoPerson | null;
}>;

const crowdOfDay = ({ random, players }: Ground): Crowd => {
  const busy = new Set<DemoPerson>();
  let appetite = random.next();
  return {
    isDue: (demand) => {
      appetite = Math.min(appetite + demand, 2);
      return appetite >= 1;
    },
    somebody: () => {
      const kind = random.chance(guestShare) ? players.guests : players.members;
      const [first, ...others] = kind.filter((person) => !busy.has(person));
      if (!first) return null;
      const person = random.pick([first, ...others]);
      busy.add(person);
      appetite -= 1;
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
  return { kind: 'own', decidedAt: isoOf(booked), person, spot, remark: null, cancelledAt };
};

type CourtDay = Readonly<{ sport: SportSettings; date: LocalDate; court: number; crowd: Crowd }>;

/** One court's day, from opening to closing. */
const courtDay = (
  day: DemoDay,
  { sport, date, court, crowd }: CourtDay,
  { board, random }: Ground,
): readonly OwnBooking[] => {
  const made: OwnBooking[] = [];
  const closes = minuteOfDay(sport.closesAt);
  for (let minute = minuteOfDay(sport.opensAt); minute + 60 <= closes;) {
    const spot = wantedSpot(sport, { date, court, minute }, random);
    const isWanted = crowd.isDue(demandAt(date, minute)) && board.isFree(spot);
    const person = isWanted ? crowd.somebody() : null;
    if (person) {
      board.take(spot);
      made.push(booking(day, { spot, person }, random));
    }
    minute = person ? minuteOfDay(spot.end) : minute + pause;
  }
  return made;
};

/** What members and guests have booked on `dates`, around everything that is on the board already. */
export const playersDays = (
  day: DemoDay,
  { sports, dates }: Readonly<{ sports: readonly SportSettings[]; dates: readonly LocalDate[] }>,
  ground: Ground,
): readonly OwnBooking[] =>
  dates.flatMap((date) => {
    const crowd = crowdOfDay(ground);
    return sports.flatMap((sport) =>
      sport.courts.flatMap(({ number }) => courtDay(day, { sport, date, court: number, crowd }, ground)),
    );
  });
