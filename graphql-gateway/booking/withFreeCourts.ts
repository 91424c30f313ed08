import type { BookingCategory } from '@platzwart/contracts/booking';
import { type ClubToday, type EntryAvailability, byPlace } from './availability.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { problemOf } from './placeProblem.ts';

type Found = Readonly<{
  category: BookingCategory;
  club: ClubToday;
  /** In the span of the entry on its dates, on any court of the sport. */
  occupants: readonly BookingFacts[];
}>;

/**
 * The same with the courts to which a date may move whose own court is taken (decisions.md B13): in use, with nothing in the way, and not
 * planned for the same date themselves.
 */
export const withFreeCourts = (
  availability: EntryAvailability,
  { category, club, occupants }: Found,
): EntryAvailability => {
  const inWay = byPlace(occupants);
  const planned = new Set(availability.planned.map(({ date, court }) => `${date} ${court}`));
  const courts = club.sport.courts.map(({ number }) => number);
  return {
    ...availability,
    planned: availability.planned.map((each) => {
      const isFree = (court: number): boolean => {
        const place = `${each.date} ${court}`;
        return !inWay.has(place) && !planned.has(place) && problemOf({ ...each, court, category }, club) === null;
      };
      return each.conflicts.length === 0 ? each : { ...each, freeCourts: courts.filter(isFree) };
    }),
  };
};
