import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** The day that a parameter of an address names. Null also near the ends of the calendar, 0000 and 9999: pages ask for the days around it. */
export const addressedDay = (text: string | null): LocalDate | null => {
  const day = v.safeParse(localDateSchema, text);
  return day.success && day.output > '0002' && day.output < '9' ? day.output : null;
};
