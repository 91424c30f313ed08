import { type BookingRules, type Cents, cents } from '../core/index.ts';

/**
 * What the players who are not of the club cost: the club's fee for each of them and each hour that has begun (decisions.md N24). It knows
 * neither discount nor price group (P8). Minutes count from local midnight.
 */
export const guestFeeOf = (
  { guestFee }: Pick<BookingRules, 'guestFee'>,
  guests: number,
  { startMinute, endMinute }: Readonly<{ startMinute: number; endMinute: number }>,
): Cents => cents(guestFee * guests * Math.ceil((endMinute - startMinute) / 60));
