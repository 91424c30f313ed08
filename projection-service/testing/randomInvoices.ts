import type { CourtBooked } from '@platzwart/contracts/booking';
import { cents, localDate } from '@platzwart/contracts/core';
import type { InvoiceEvent } from '@platzwart/contracts/invoice';
import { courtBooked, people } from './clubHistory.ts';
import { courtPaid, invoiceEventsOf, invoiceIssued } from './invoiceHistory.ts';

import { voucherOrdered } from './voucherHistory.ts';

type Below = (limit: number) => number;

/** A booking and a card on an invoice of which nothing else becomes, so that no read model ends empty. */
export const billedCourt = (): readonly (CourtBooked | InvoiceEvent)[] => {
  const billed = courtBooked(904, { court: 8, date: localDate('2026-05-20'), price: cents(1200) });
  const card = voucherOrdered(901, people.anna).data.voucherId;
  return [billed, invoiceIssued(99, { personId: people.anna, demanded: [billed], card })];
};

/** What happens to an invoice before it is perhaps cancelled; the money of one that was paid goes back. */
const fateOf = (events: ReturnType<typeof invoiceEventsOf>, below: Below, isCancelled: boolean) => {
  const { delivered, paid, reopened, warned, cancelled, cancelledAfterPayment, refunded } = events;
  const unpaid = [[], [delivered, warned], [paid, reopened]];
  const settled = [[paid], [delivered, warned, paid]];
  const isPaid = below(2) === 0;
  const fate: readonly InvoiceEvent[] = (isPaid ? settled[below(2)] : unpaid[below(3)]) ?? [];
  if (!isCancelled) return fate;
  return isPaid ? [...fate, cancelledAfterPayment, ...(below(2) === 0 ? [refunded] : [])] : [...fate, cancelled];
};

/** Invoices about bookings that nobody has billed yet, and what becomes of them. */
export const randomInvoices = (below: Below) => {
  let numbers = 0;
  const settled = new Set<string>();

  const bill = (demanded: readonly CourtBooked[]): readonly InvoiceEvent[] => {
    const personId = demanded[0]?.data.personId;
    if (!personId) return [];
    numbers += 1;
    const isCancelled = below(3) === 0;
    const billed = { personId, demanded };
    const issued = invoiceIssued(numbers, billed);
    const events = invoiceEventsOf(issued, billed, numbers + 1);
    if (isCancelled) numbers += 1;
    else for (const { data } of demanded) settled.add(data.bookingId);
    return [issued, ...fateOf(events, below, isCancelled)];
  };

  /** Of the bookings of one person that still cost something: an invoice, or one is paid at the club. */
  return (bookings: readonly CourtBooked[]): readonly InvoiceEvent[] => {
    const open = bookings.filter(({ data }) => data.personId && data.price > 0 && !settled.has(data.bookingId));
    const [first] = open;
    if (!first) return [];
    const ofOne = open.filter(({ data }) => data.personId === first.data.personId);
    if (below(4) > 0) return bill(ofOne.slice(0, 1 + below(3)));
    settled.add(first.data.bookingId);
    return [courtPaid(first)];
  };
};
