import { type LocalDate, localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Moments, momentsOf, paramsOfMoments } from '../../../core/asOf/moments.ts';

/** The clocks of the page, kept in the address: when the invoices were issued, and the moments whose knowledge is shown and compared. */
export type InvoicesAddress = Moments & Readonly<{ year: number; month: number | null }>;

const within = (least: number, most: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most));
const yearSchema = within(2000, 2999);
const monthSchema = within(1, 12);

/** Ignores invalid values. Without a year it is this one. */
export const invoicesAddressOf = (params: URLSearchParams, today: LocalDate): InvoicesAddress => {
  const year = v.safeParse(yearSchema, params.get('year'));
  const month = v.safeParse(monthSchema, params.get('month'));
  return {
    year: year.success ? year.output : Number(today.slice(0, 4)),
    month: month.success ? month.output : null,
    ...momentsOf(params),
  };
};

/** `position`: of the last event that is known at that moment; only to be read. */
export const paramsOfInvoices = (
  { year, month, ...moments }: InvoicesAddress,
  position: string | null,
): URLSearchParams =>
  new URLSearchParams({
    year: String(year),
    ...(month !== null && { month: String(month) }),
    ...paramsOfMoments(moments, position),
  });

/** Of the month. */
export const firstDayOf = ({ year, month }: Readonly<{ year: number; month: number }>): LocalDate =>
  localDate(`${year}-${String(month).padStart(2, '0')}-01`);
