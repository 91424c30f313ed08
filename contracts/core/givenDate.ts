import * as v from 'valibot';
import { localDateSchema } from './wallClock.ts';

/**
 * A day that somebody gives: none of the year 0, which PostgreSQL does not know, and none of the year 9999: the days after its last one have
 * five digits, which no part of the system can write down. The API takes no other.
 */
export const givenDateSchema = v.pipe(
  localDateSchema,
  v.check((date) => date >= '0001' && date < '9999', 'a day of the years 1 to 9998'),
);
