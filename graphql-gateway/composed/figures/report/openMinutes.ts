import { type LocalDate, addDays, weekdayOf } from '@platzwart/contracts/core';
import type { OpenHours } from '@platzwart/contracts/figures';

/** Weekday 1 Monday to 7 Sunday, and an hour of the day, 0 to 23. */
export type HourOfWeek = Readonly<{ sport: string; weekday: number; hour: number }>;
export const hourKey = ({ sport, weekday, hour }: HourOfWeek): string => `${sport} ${weekday} ${hour}`;

/** `from`: the first day that the hours hold for, in the club's calendar. */
export type DatedHours = OpenHours & Readonly<{ from: LocalDate }>;

const minutesWithin = ({ opensMinute, closesMinute }: OpenHours, hour: number): number =>
  Math.max(Math.min(closesMinute, (hour + 1) * 60) - Math.max(opensMinute, hour * 60), 0);

/** The hours that hold on `day`: the latest of those set until then; before the first were set, the first. */
const hoursOn = (history: readonly DatedHours[], day: LocalDate): DatedHours | undefined =>
  history.findLast(({ from }) => from <= day) ?? history[0];

/**
 * The minutes that all courts of each sport are open, by weekday and hour, from the day `from` to the day `to` inclusive. `history` is in
 * order of position.
 */
export const openMinutes = (
  history: readonly DatedHours[],
  { from, to }: Readonly<{ from: LocalDate; to: LocalDate }>,
): ReadonlyMap<string, HourOfWeek & Readonly<{ minutes: number }>> => {
  const sports = [...new Set(history.map(({ sport }) => sport))];
  const open = new Map<string, HourOfWeek & Readonly<{ minutes: number }>>();
  for (const sport of sports) {
    const ofSport = history.filter((each) => each.sport === sport);
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const hours = hoursOn(ofSport, day);
      if (!hours || hours.courts === 0) continue;
      for (let hour = Math.floor(hours.opensMinute / 60); hour * 60 < hours.closesMinute; hour += 1) {
        const place = { sport, weekday: weekdayOf(day), hour };
        const minutes = (open.get(hourKey(place))?.minutes ?? 0) + hours.courts * minutesWithin(hours, hour);
        open.set(hourKey(place), { ...place, minutes });
      }
    }
  }
  return open;
};
