import type { BookingCategory } from '@platzwart/contracts/booking';
import { isSeasonDate } from './isSeasonDate.ts';

type Ended = Readonly<{ category: BookingCategory; state: string; paymentState?: string | null | undefined }>;
const owed: readonly (string | null | undefined)[] = ['OPEN', 'PENDING', 'INVOICED', 'PAID'];

/** A date of a season that was given away: the court is free, the price stays (decisions.md B6). Where the club drops the price it is cancelled. */
export const isReleased = ({ state, paymentState, ...booking }: Ended): boolean =>
  isSeasonDate(booking) && state === 'CANCELED' && owed.includes(paymentState);
