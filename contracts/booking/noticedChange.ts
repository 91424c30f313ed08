import { minuteOfDay } from '../core/index.ts';
import type { BookingChanged } from './bookingChangeEvents.ts';
import { endMinute } from './slots.ts';

const placed = ['sport', 'date', 'court', 'startMinute', 'endMinute'] as const;
const noticed = [...placed, 'price'] as const;
type Facts = Pick<BookingChanged['data'], 'sport' | 'date' | 'court' | 'price'> &
  Readonly<{ startMinute: number; endMinute: number }>;

/** Whether the owner gets an e-mail about a change: a new title, remark or category alone is none (decisions.md N17). */
export const isNoticed = (was: Facts, now: Facts): boolean => noticed.some((name) => was[name] !== now[name]);

type Block = Omit<Facts, 'startMinute' | 'endMinute'> & Pick<BookingChanged['data'], 'start' | 'end'>;
const factsOf = ({ start, end, ...block }: Block): Facts => ({
  ...block,
  ...{ startMinute: minuteOfDay(start), endMinute: endMinute(end) },
});

/** The same of the event of the change. */
export const isNoticedEvent = (data: BookingChanged['data']): boolean => isNoticed(factsOf(data.was), factsOf(data));

/** Whether it is at another time or place: what concerns the people who play with the owner, who do not see its price (decisions.md N23). */
export const isMovedEvent = (data: BookingChanged['data']): boolean => {
  const [was, now] = [factsOf(data.was), factsOf(data)];
  return placed.some((name) => was[name] !== now[name]);
};
