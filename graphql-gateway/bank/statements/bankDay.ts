import { type LocalDate, enteredDateSchema } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import * as v from 'valibot';

const form = /^(\d{4})-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])/;

/**
 * A day as banks write it, `20260230` or `2026-02-30`: banks that reckon with months of 30 days mean the last day of a shorter month. Null for
 * anything that is no day.
 */
export const bankDay = (text: string): LocalDate | null => {
  const [match, year, month, day] = form.exec(text) ?? [];
  if (match === undefined) return null;
  const fields = { year: Number(year), month: Number(month), day: Number(day) };
  const checked = v.safeParse(enteredDateSchema, Temporal.PlainDate.from(fields, { overflow: 'constrain' }).toString());
  return checked.success ? checked.output : null;
};
