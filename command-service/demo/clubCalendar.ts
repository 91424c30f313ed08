import type { BookingCategory, Recurrence } from '@platzwart/contracts/booking';
import { type LocalDate, addDays, weekdayOf } from '@platzwart/contracts/core';
import { type CourtBoard, type Spot, spotAt } from './courtBoard.ts';
import { type DemoDay, type Reservation, isoOf } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';

/** A weekly entry. Days count from 1, Monday. */
type WeeklyEntry = Readonly<{ days: readonly number[]; places: readonly string[]; span: string; title: string }>;

const courtCare: readonly WeeklyEntry[] = [
  { days: [1], places: ['TENNIS 1', 'TENNIS 2', 'TENNIS 3', 'TENNIS 4'], span: '07:00-08:30', title: 'Platzpflege' },
  { days: [3], places: ['TENNIS 5', 'TENNIS 6', 'TENNIS 7', 'TENNIS 8'], span: '07:00-08:30', title: 'Platzpflege' },
  { days: [5], places: ['TENNIS 1', 'TENNIS 8'], span: '07:00-08:00', title: 'Linien nachziehen' },
  { days: [2], places: ['HALL 1', 'HALL 2'], span: '07:00-08:00', title: 'Hallenreinigung' },
];

const training: readonly WeeklyEntry[] = [
  { days: [1, 3], places: ['TENNIS 7', 'TENNIS 8'], span: '15:00-16:30', title: 'Jugendtraining U12' },
  { days: [1, 3], places: ['TENNIS 7'], span: '16:30-18:00', title: 'Jugendtraining U15' },
  { days: [2], places: ['TENNIS 6', 'TENNIS 7'], span: '17:00-19:00', title: 'Mannschaftstraining Damen' },
  { days: [4], places: ['TENNIS 5', 'TENNIS 6'], span: '17:30-19:30', title: 'Mannschaftstraining Herren 30' },
  { days: [5], places: ['TENNIS 8'], span: '14:30-16:00', title: 'Ballschule' },
  { days: [2], places: ['HALL 2'], span: '16:00-18:00', title: 'Fördertraining' },
  { days: [4], places: ['SQUASH 2'], span: '18:00-19:30', title: 'Squash für Einsteiger' },
];

/** Season tickets: a fixed hour every week. The index of the person counts among the members or the guests. */
type SeasonTicket = Readonly<{
  category: 'SAISON' | 'GUEST_SAISON';
  day: number;
  place: string;
  span: string;
  person: number;
}>;

const seasons: readonly SeasonTicket[] = [
  { category: 'SAISON', day: 1, place: 'TENNIS 2', span: '18:00-19:30', person: 4 },
  { category: 'SAISON', day: 2, place: 'TENNIS 3', span: '19:00-20:30', person: 9 },
  { category: 'SAISON', day: 3, place: 'TENNIS 1', span: '18:00-20:00', person: 14 },
  { category: 'SAISON', day: 4, place: 'TENNIS 4', span: '17:00-18:00', person: 19 },
  { category: 'SAISON', day: 5, place: 'HALL 1', span: '19:00-21:00', person: 24 },
  { category: 'SAISON', day: 7, place: 'TENNIS 6', span: '10:00-11:30', person: 29 },
  { category: 'GUEST_SAISON', day: 3, place: 'HALL 2', span: '20:00-22:00', person: 3 },
  { category: 'GUEST_SAISON', day: 6, place: 'TENNIS 5', span: '17:00-18:00', person: 6 },
  { category: 'GUEST_SAISON', day: 2, place: 'SQUASH 1', span: '19:00-20:00', person: 8 },
];

/** Two weeks back and two ahead. */
export const demoDates = ({ today }: DemoDay): readonly LocalDate[] =>
  Array.from({ length: 29 }, (_, index) => addDays(today, index - 14));

const onDays = (dates: readonly LocalDate[], days: readonly number[]): readonly LocalDate[] =>
  dates.filter((date) => days.includes(weekdayOf(date)));

type ClubEntry = Pick<Reservation, 'category' | 'title' | 'person'> & Readonly<{ candidates: readonly Spot[] }>;

/** Every week from the first of `dates` to the last; null where there is none. */
const weeklyRule = (dates: readonly LocalDate[]): Recurrence | null => {
  const [startdate, enddate] = [dates[0], dates.at(-1)];
  return startdate && enddate ? { repetition: 'WEEKLY', startdate, enddate } : null;
};

/** The club's own entries of these four weeks; marks their courts as taken on `board`. */
export const clubCalendar = (
  day: DemoDay,
  {
    board,
    members,
    guests,
  }: Readonly<{ board: CourtBoard; members: readonly DemoPerson[]; guests: readonly DemoPerson[] }>,
): readonly Reservation[] => {
  const dates = demoDates(day);
  const decidedAt = isoOf(day.now.subtract({ hours: 30 * 24 }));
  /** The dates on which a court is taken are left out of the series. */
  const repeat = ({ candidates, ...about }: ClubEntry, days: readonly LocalDate[]): Reservation => {
    candidates.filter(board.isFree).forEach(board.take);
    return { kind: 'reservation', decidedAt, spots: candidates, rule: weeklyRule(days), ...about };
  };
  const weekly = (category: BookingCategory, { days, places, span, title }: WeeklyEntry): readonly Reservation[] =>
    days.map((day) => {
      const ofDay = onDays(dates, [day]);
      const candidates = ofDay.flatMap((date) => places.map((place) => spotAt(place, date, span)));
      return repeat({ category, title, person: null, candidates }, ofDay);
    });
  const season = ({ category, day: weekday, place, span, person: index }: SeasonTicket): Reservation => {
    const person = (category === 'SAISON' ? members : guests)[index] ?? null;
    const ofDay = onDays(dates, [weekday]);
    const candidates = ofDay.map((date) => spotAt(place, date, span));
    return repeat({ category, title: null, person, candidates }, ofDay);
  };
  return [
    ...courtCare.flatMap((series) => weekly('BLOCK', series)),
    ...training.flatMap((series) => weekly('TRAINING', series)),
    ...seasons.map(season),
  ];
};
