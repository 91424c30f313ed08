import { bankEvents } from './bank/index.ts';
import { bookingEvents, paymentEvents, seasonEvents, waitingEvents } from './booking/index.ts';
import { clubEventEvents } from './club-event/index.ts';
import { clubEvents } from './club/index.ts';
import { type EventOf, eventCatalogue } from './core/index.ts';
import { debitEvents } from './debit/index.ts';
import { invoiceEvents } from './invoice/index.ts';
import { userEvents } from './user/index.ts';
import { voucherEvents } from './voucher/index.ts';

/** Every event that the club's log can hold. A feature registers its events here, in one line. */
export const clubHistoryEvents = [
  ...bookingEvents,
  ...waitingEvents,
  ...paymentEvents,
  ...seasonEvents,
  ...clubEventEvents,
  ...voucherEvents,
  ...invoiceEvents,
  ...debitEvents,
  ...bankEvents,
  ...clubEvents,
  ...userEvents,
] as const;
export type ClubHistoryEvent = EventOf<(typeof clubHistoryEvents)[number]>;

export const clubHistory = eventCatalogue<ClubHistoryEvent>(clubHistoryEvents);
