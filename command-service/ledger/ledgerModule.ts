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

/** Closing days concerns the ledger as a whole, a plan its series; all other events a single booking. */
const idOf = (event: LedgerEvent): string => {
  if (event.type === 'BookingsAnonymised') return streams.ledger;
  return event.type === 'SeriesPlanned' ? event.data.seriesId : event.data.bookingId;
};

/** The ledger as a module of the runtime: all events that occupy a court or cost money. */
export const ledgerModule: Module<LedgerState, LedgerCommand, LedgerEvent, LedgerErrorCode> = {
  stream: streams.ledger,
  decider: ledgerDecider,
  events: eventCatalogue<LedgerEvent>(bookingEvents),
  idOf,
  snapshot: ledgerSnapshot,
};
