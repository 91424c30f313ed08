import { bookingEvents, waitingEvents } from '@platzwart/contracts/booking';
import { clubEventEvents } from '@platzwart/contracts/club-event';
import { eventCatalogue, streams } from '@platzwart/contracts/core';
import type { Module } from '../core/module.ts';
import {
  type LedgerCommand,
  type LedgerErrorCode,
  type LedgerEvent,
  type LedgerState,
  ledgerDecider,
  ledgerSnapshot,
} from './ledgerDecider.ts';

/** Closing days concerns the ledger as a whole, a plan its series, what the club says about an event that event; all others a single booking. */
const idOf = (event: LedgerEvent): string => {
  if (event.type === 'BookingsAnonymised') return streams.ledger;
  if (event.type === 'SeriesPlanned' || event.type === 'SeriesChanged') return event.data.seriesId;
  if ('entryId' in event.data) return event.data.entryId;
  return 'bookingId' in event.data ? event.data.bookingId : event.data.eventId;
};

/** The ledger as a module of the runtime: all events that occupy a court or cost money. */
export const ledgerModule: Module<LedgerState, LedgerCommand, LedgerEvent, LedgerErrorCode> = {
  stream: streams.ledger,
  decider: ledgerDecider,
  events: eventCatalogue<LedgerEvent>([...bookingEvents, ...waitingEvents, ...clubEventEvents]),
  idOf,
  snapshot: ledgerSnapshot,
};
