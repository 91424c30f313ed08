import type { CourtBooked } from './bookingEvents.ts';

type Priced = Pick<
  CourtBooked['data'],
  'enteredByClub' | 'category' | 'discount' | 'price' | 'listPrice' | 'sealedReason' | 'paymentMethod'
>;

/**
 * Whether the club set the price of a booking (decisions.md B8): no discount leads from the list price to it. A season ticket has a
 * discount per hour, so there it takes the reason that the club gave. What a card pays costs nothing besides.
 */
export const hasOwnPrice = ({ paymentMethod, enteredByClub, category, discount, ...priced }: Priced): boolean =>
  enteredByClub &&
  paymentMethod !== 'VOUCHER' &&
  discount === 0 &&
  priced.price !== priced.listPrice &&
  (category !== 'SAISON' || priced.sealedReason !== null);

type PriceFacts = Readonly<{
  sport: string;
  date: string;
  startMinute: number;
  endMinute: number;
  category: string;
}>;

/** Whether a change asks for a price by today's list: another day, time, sport or category; another court costs the same (B18). */
export const isRepriced = (was: PriceFacts, next: PriceFacts): boolean =>
  (['sport', 'date', 'startMinute', 'endMinute', 'category'] as const).some((name) => was[name] !== next[name]);
