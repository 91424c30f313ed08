import { type LocalDate, instantSchema, localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** The two clocks of the page, kept in the address: when the invoices were issued, and the moment whose knowledge is shown; null: now. */
export type InvoicesAddress = Readonly<{ year: number; month: number | null; at: string | null }>;

const within = (least: number, most: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most));
const yearSchema = within(2000, 2999);
const monthSchema = within(1, 12);
const momentSchema = v.pipe(instantSchema, v.endsWith('Z'));

/** Ignores invalid values. Without a year it is this one. */
export const invoicesAddressOf = (params: URLSearchParams, today: LocalDate): InvoicesAddress => {
  const year = v.safeParse(yearSchema, params.get('year'));
  const month = v.safeParse(monthSchema, params.get('month'));
  const at = v.safeParse(momentSchema, params.get('at'));
  return {
    year: year.success ? year.output : Number(today.slice(0, 4)),
    month: month.success ? month.output : null,
    at: at.success ? at.output : null,
  };
};

/** `position`: of the last event that is known at that moment; only to be read. */
export const paramsOfInvoices = ({ year, month, at }: InvoicesAddress, position: string | null): URLSearchParams =>
  new URLSearchParams({
    year: String(year),
    ...(month !== null && { month: String(month) }),
    ...(at !== null && { at }),
    ...(at !== null && position !== null && { position }),
  });

/** Of the month. */
export const firstDayOf = ({ year, month }: Readonly<{ year: number; month: number }>): LocalDate =>
  localDate(`${year}-${String(month).padStart(2, '0')}-01`);
