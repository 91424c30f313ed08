import { type CourtBooked, type OrderId, vatGroupOf } from '@platzwart/contracts/booking';
import { timeOfMinute, vatOn } from '@platzwart/contracts/core';
import type { OrderedBlock } from '../../booking/domain/courtOrder.ts';
import type { SettingsInForce } from '../../booking/domain/bookingRequests.ts';

type BookingDetails = Pick<
  CourtBooked['data'],
  | 'personId'
  | 'category'
  | 'title'
  | 'sealedRemark'
  | 'clubRemark'
  | 'sealedReason'
  | 'price'
  | 'listPrice'
  | 'discount'
  | 'role'
  | 'paymentMethod'
  | 'enteredByClub'
  | 'seriesId'
> &
  Partial<Pick<CourtBooked['data'], 'eventId' | 'termsVersion' | 'restored'>>;

/** The event with all data that later decisions and invoices need: nothing is recomputed from settings (decisions.md P19). */
export const courtBooked = (
  order: Readonly<{ orderId: OrderId; settings: SettingsInForce }>,
  { requested, startMinute, endMinute }: OrderedBlock,
  details: BookingDetails,
): CourtBooked => ({
  type: 'CourtBooked',
  data: {
    bookingId: requested.bookingId,
    orderId: order.orderId,
    sport: requested.sport,
    court: requested.court,
    date: requested.date,
    start: timeOfMinute(startMinute),
    end: timeOfMinute(endMinute),
    eventId: null,
    ...details,
    vatRate: vatOn(requested.date, vatGroupOf(details.role), order.settings.rules).percent,
    settingsRevision: order.settings.revision,
  },
});
