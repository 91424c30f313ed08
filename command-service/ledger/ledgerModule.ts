import { bookingEvents } from '@platzwart/contracts/booking';
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

/** The ledger as a module of the runtime: all events that occupy a court or cost money. */
export const ledgerModule: Module<LedgerState, LedgerCommand, LedgerEvent, LedgerErrorCode> = {
  stream: streams.ledger,
  decider: ledgerDecider,
  events: eventCatalogue<LedgerEvent>(bookingEvents),
  // Closing days concerns the ledger as a whole, not a single booking.
  idOf: (event) => (event.type === 'BookingsAnonymised' ? streams.ledger : event.data.bookingId),
  snapshot: ledgerSnapshot,
};
