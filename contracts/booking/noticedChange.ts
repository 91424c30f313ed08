import { minuteOfDay } from '../core/index.ts';
import type { BookingChanged } from './bookingChangeEvents.ts';
import { endMinute } from './slots.ts';

const noticed = ['sport', 'date', 'court', 'startMinute', 'endMinute', 'price'] as const;
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
