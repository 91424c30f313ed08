import type { GatewayContext } from '../core/context.ts';
import type { BookingState } from '../core/sharedTypes.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { isMine } from './cancellation.ts';
import type { BookingPaymentReads } from './bookingPaymentReads.ts';

/** What is paid is shown to those who see the payment (decisions.md B1, B24). */
export const stateOf = async (
  facts: BookingFacts,
  { context, payment }: Readonly<{ context: GatewayContext; payment: BookingPaymentReads }>,
): Promise<BookingState> => {
  if (facts.occupancy !== 'BOOKED' && facts.occupancy !== 'HELD') return 'CANCELED';
  const viewer = context.viewer();
  if (!isMine(facts, viewer) && viewer.principal !== 'ADMIN') return 'BOOKED';
  const state = await payment.paymentStateOf(facts);
  return state === 'PAID' || state === 'INVOICED' ? state : 'BOOKED';
};
