import type { Delivery } from '../members/gateway.ts';
import type { Register } from './membership.ts';
import type { Closing, LoggedBooking } from './loggedBookings.ts';
import type { Books } from './loggedInvoices.ts';
import type { LoggedWaiting } from './loggedWaiting.ts';

/** The time between request and answer, in numbers of events: each state of the log in between was current at some moment. */
export type Window = Readonly<{ asked: number; answered: number }>;

export const stoodIn = (
  { from, until }: Readonly<{ from: number; until: number }>,
  { asked, answered }: Window,
): boolean => from < answered && until >= asked;

/** An answer, with the states of the log during the time in which it was given. */
export type Case = Readonly<{
  delivery: Delivery;
  loggedBookings: ReadonlyMap<string, LoggedBooking>;
  register: Register;
  closings: readonly Closing[];
  waiting: LoggedWaiting;
  books: readonly Books[];
  window: Window;
  isKeyShared: boolean;
}>;
