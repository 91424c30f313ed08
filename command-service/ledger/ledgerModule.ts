import {
  type PaymentEvent,
  bookingEvents,
  paymentEventTypes,
  paymentEvents,
  waitingEvents,
} from '@platzwart/contracts/booking';
import { clubEventEvents } from '@platzwart/contracts/club-event';
import { eventCatalogue, streams } from '@platzwart/contracts/core';
import { type DebitEvent, debitEventTypes, debitEvents } from '@platzwart/contracts/debit';
import { type BankEvent, bankEventTypes, bankEvents } from '@platzwart/contracts/bank';
import { type InvoiceEvent, invoiceEventTypes, invoiceEvents } from '@platzwart/contracts/invoice';
import { voucherEvents } from '@platzwart/contracts/voucher';
import type { Module } from '../core/module.ts';
import {
  type LedgerCommand,
  type LedgerErrorCode,
  type LedgerEvent,
  type LedgerState,
  ledgerDecider,
  ledgerSnapshot,
} from './ledgerDecider.ts';

const isAboutPayment = (event: LedgerEvent): event is PaymentEvent => paymentTypes.has(event.type);
const isAboutBank = (event: LedgerEvent): event is BankEvent => bankTypes.has(event.type);
const isAboutInvoice = (event: LedgerEvent): event is InvoiceEvent => invoiceTypes.has(event.type);
const isAboutDebit = (event: LedgerEvent): event is DebitEvent => debitTypes.has(event.type);
const debitTypes: ReadonlySet<string> = new Set(debitEventTypes);
const bankTypes: ReadonlySet<string> = new Set(bankEventTypes);
const paymentTypes: ReadonlySet<string> = new Set(paymentEventTypes);
const invoiceTypes: ReadonlySet<string> = new Set(invoiceEventTypes);

/**
 * Closing days concerns the ledger as a whole, a plan its series, what the club says about an event that event, an order of a card that card,
 * a payment its order, an invoice or a claim itself, a debit its collection, a movement on an account its statement; all others a single
 * booking.
 */
const idOf = (event: LedgerEvent): string => {
  if (event.type === 'BookingsAnonymised') return streams.ledger;
  if (event.type === 'SeriesPlanned' || event.type === 'SeriesChanged') return event.data.seriesId;
  if (isAboutBank(event)) return event.data.statementId;
  if (isAboutInvoice(event)) return 'invoiceId' in event.data ? event.data.invoiceId : event.data.itemId;
  return isAboutDebit(event) ? idOfDebit(event) : idOfOccupancy(event);
};

const idOfDebit = ({ data }: DebitEvent): string => ('collectionId' in data ? data.collectionId : data.mandateId);

type Other = Exclude<
  LedgerEvent,
  BankEvent | DebitEvent | InvoiceEvent | Readonly<{ type: 'BookingsAnonymised' | 'SeriesChanged' | 'SeriesPlanned' }>
>;

const idOfOccupancy = (event: Other): string => {
  if ('entryId' in event.data) return event.data.entryId;
  if (isAboutPayment(event)) return event.data.orderId;
  if ('bookingId' in event.data) return event.data.bookingId;
  return 'voucherId' in event.data ? event.data.voucherId : event.data.eventId;
};

/** The ledger as a module of the runtime: all events that occupy a court or cost money. */
export const ledgerModule: Module<LedgerState, LedgerCommand, LedgerEvent, LedgerErrorCode> = {
  stream: streams.ledger,
  decider: ledgerDecider,
  events: eventCatalogue<LedgerEvent>([
    ...bookingEvents,
    ...waitingEvents,
    ...paymentEvents,
    ...clubEventEvents,
    ...voucherEvents,
    ...invoiceEvents,
    ...debitEvents,
    ...bankEvents,
  ]),
  idOf,
  snapshot: ledgerSnapshot,
};
