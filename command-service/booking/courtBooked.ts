import type { CourtBooked } from '@platzwart/contracts/booking';
import { type OrderId, timeOfMinute } from '@platzwart/contracts/core';
import type { OrderedBlock } from './courtOrder.ts';
import type { SettingsInForce } from './ledgerCommands.ts';
import { vatRateOf } from './priceGroup.ts';

type Particulars = Pick<
  CourtBooked['data'],
  'personId' | 'category' | 'title' | 'sealedRemark' | 'price' | 'listPrice' | 'discount' | 'role' | 'paymentMethod'
>;

/** The fact, with everything that later decisions and invoices need: nothing is recomputed from settings (decisions.md P19). */
export const courtBooked = (
  order: Readonly<{ orderId: OrderId; settings: SettingsInForce }>,
  { wanted, startMinute, endMinute }: OrderedBlock,
  particulars: Particulars,
): CourtBooked => ({
  type: 'CourtBooked',
  data: {
    bookingId: wanted.bookingId,
    orderId: order.orderId,
    sport: wanted.sport,
    court: wanted.court,
    date: wanted.date,
    start: timeOfMinute(startMinute),
    end: timeOfMinute(endMinute),
    ...particulars,
    vatRate: vatRateOf(particulars.role, order.settings.rules),
    settingsRevision: order.settings.revision,
  },
});
