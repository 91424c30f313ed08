import type { BookingEvent } from '@platzwart/contracts/booking';
import { assertNever } from '@platzwart/contracts/core';
import type { Decider, Decision } from '../core/decider.ts';
import { anonymiseBookings } from './anonymiseBookings.ts';
import { bookCourts } from './bookCourts.ts';
import { cancelBooking } from './cancelBooking.ts';
import type { LedgerCommand, LedgerErrorCode } from './ledgerCommands.ts';
import { type LedgerState, evolve, initialState } from './ledgerState.ts';
import { releaseBookings } from './releaseBookings.ts';
import { reserveCourts } from './reserveCourts.ts';

const decide = (command: LedgerCommand, state: LedgerState): Decision<BookingEvent, LedgerErrorCode> => {
  switch (command.type) {
    case 'BookCourts':
      return bookCourts(command, state);
    case 'ReserveCourts':
      return reserveCourts(command, state);
    case 'CancelBooking':
      return cancelBooking(command, state);
    case 'ReleaseBookings':
      return releaseBookings(command, state);
    case 'AnonymiseBookings':
      return anonymiseBookings(command, state);
    default:
      return assertNever(command);
  }
};

/** The ledger's rules about courts: pure, the clock, ids, settings and caller come in with the command. */
export const ledgerDecider: Decider<LedgerState, LedgerCommand, BookingEvent, LedgerErrorCode> = {
  initialState,
  evolve,
  decide,
};
