import type { BookingEvent } from '@platzwart/contracts/booking';
import { streams } from '@platzwart/contracts/core';
import { eventCodec } from '../core/eventCodec.ts';
import type { Module } from '../core/module.ts';
import type { LedgerCommand, LedgerErrorCode } from './ledgerCommands.ts';
import { ledgerDecider } from './ledgerDecider.ts';
import { ledgerSnapshot } from './ledgerSnapshot.ts';
import type { LedgerState } from './ledgerState.ts';

/** Reasons of the first version stand in the metadata, in plain text. */
const withSealedReason = (data: unknown): unknown =>
  typeof data === 'object' ? { ...data, sealedReason: null } : data;

/** Courts and what is paid for them, as the runtime keeps them. */
export const ledgerModule: Module<LedgerState, LedgerCommand, BookingEvent, LedgerErrorCode> = {
  stream: streams.ledger,
  decider: ledgerDecider,
  events: eventCodec<BookingEvent>({
    CourtBooked: [],
    BookingCancelled: [withSealedReason],
    BookingsAnonymised: [],
  }),
  // Days are closed in the ledger as a whole.
  idOf: (event) => (event.type === 'BookingsAnonymised' ? streams.ledger : event.data.bookingId),
  snapshot: ledgerSnapshot,
};
