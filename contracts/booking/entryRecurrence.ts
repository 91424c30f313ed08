import { addDays, type LocalDate } from '../core/index.ts';
import { type BookingCategory, isSeasonTicket } from '../core/bookingCategories.ts';
import type { Recurrence } from './recurrence.ts';

/** The part of an entry that says how it repeats; null: once, or every week for a season ticket, from `date`. */
type Repeated = Readonly<{
  category: BookingCategory;
  date: LocalDate;
  repetition: Recurrence['repetition'] | null;
  startdate: LocalDate | null;
  enddate: LocalDate | null;
  lastDays?: boolean;
}>;

/** The rule of an entry (decisions.md B11, B12); a series without a last date has no date. */
export const recurrenceOf = ({
  category,
  date,
  repetition,
  startdate,
  enddate,
  lastDays = false,
}: Repeated): Recurrence => {
  const rule = repetition ?? (isSeasonTicket(category) ? 'WEEKLY' : 'NONE');
  const first = startdate ?? date;
  return rule === 'NONE'
    ? { repetition: rule, startdate: date, enddate: date }
    : { repetition: rule, startdate: first, enddate: enddate ?? addDays(first, -1), lastDays };
};
