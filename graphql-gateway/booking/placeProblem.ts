import {
  type BookingCategory,
  type BookingErrorCode,
  firstDayToEnter,
  halfHourMinutes,
  isCourtInUse,
  isFreeLength,
  isInsideOpeningHours,
  isOnGrid,
  lastDayToEnter,
  minimumMinutes,
  slotMinutes,
} from '@platzwart/contracts/booking';
import type { CoreErrorCode, LocalDate, SportSettings } from '@platzwart/contracts/core';

type Place = Readonly<{
  date: LocalDate;
  court: number;
  startMinute: number;
  endMinute: number;
  category: BookingCategory;
}>;

/**
 * The code with which the command-service would refuse an entry of the club at this place, by the same functions; null for none. Minutes count
 * from local midnight.
 */
export const problemOf = (
  place: Place,
  { sport, today }: Readonly<{ sport: SportSettings; today: LocalDate }>,
): BookingErrorCode | CoreErrorCode | null => {
  const isFree = isFreeLength(place.category);
  const [step, shortest] = isFree ? [halfHourMinutes, halfHourMinutes] : [slotMinutes(sport), minimumMinutes];
  if (!isCourtInUse(sport, place.court) || place.date > lastDayToEnter(today)) return 'ERR_INVALID_INPUT';
  const isRight =
    isOnGrid(sport, place, step) &&
    place.endMinute - place.startMinute >= shortest &&
    isInsideOpeningHours(sport, place) &&
    place.date >= firstDayToEnter(today);
  return isRight ? null : 'ERR_BOOKING_TIME_INVALID';
};
