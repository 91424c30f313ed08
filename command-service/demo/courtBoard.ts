import { type LocalDate, type LocalTime, localTime, minuteOfDay } from '@platzwart/contracts/core';

/** A span of time on one court and day. */
export type Spot = Readonly<{ sport: string; court: number; date: LocalDate; start: LocalTime; end: LocalTime }>;

export type CourtBoard = Readonly<{
  isFree: (spot: Spot) => boolean;
  take: (spot: Spot) => void;
}>;

const halfHoursOf = ({ sport, court, date, start, end }: Spot): readonly string[] => {
  const first = minuteOfDay(start) / 30;
  return Array.from(
    { length: minuteOfDay(end) / 30 - first },
    (_, index) => `${sport} ${court} ${date} ${first + index}`,
  );
};

/** Prevents conflicts between the demo's bookings while they are generated. The ledger decides whether a court is free. */
export const courtBoard = (): CourtBoard => {
  const taken = new Set<string>();
  return {
    isFree: (spot) => halfHoursOf(spot).every((halfHour) => !taken.has(halfHour)),
    take: (spot) => halfHoursOf(spot).forEach((halfHour) => taken.add(halfHour)),
  };
};

/** `spotAt('TENNIS 3', date, '18:00-19:30')` */
export const spotAt = (place: string, date: LocalDate, span: string): Spot => {
  const [sport = '', court] = place.split(' ');
  const [start = '', end = ''] = span.split('-');
  return { sport, court: Number(court), date, start: localTime(start), end: localTime(end) };
};
