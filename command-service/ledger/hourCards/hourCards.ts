import type { BookingsAnonymised } from '@platzwart/contracts/booking';
import { ledgerPart } from '../ledgerPart.ts';
import { adjustHours, payBooking, returnCancelled, returnDeleted } from './cardJoins.ts';
import { decideCorrectCardType, decideDeleteCard } from './changeCard.ts';
import type { HourCardsCommand, HourCardsErrorCode, HourCardsEvent, JoinedEvent } from './hourCardsCommands.ts';
import { hourCardsSnapshot } from './hourCardsSnapshot.ts';
import { type HourCardsState, evolveHourCards, noCards } from './hourCardsState.ts';
import { decideOrderVoucher } from './orderVoucher.ts';

/**
 * The part with the hour cards. Hours are used and returned in the append of the booking that they pay (docs/adr/0051), so none is lost or
 * used twice.
 */
export const hourCards = ledgerPart<
  HourCardsState,
  HourCardsCommand,
  HourCardsEvent | BookingsAnonymised,
  HourCardsErrorCode,
  JoinedEvent
>({
  initialState: noCards,
  evolve: evolveHourCards,
  decide: {
    OrderVoucher: decideOrderVoucher,
    DeleteCard: decideDeleteCard,
    CorrectCardType: decideCorrectCardType,
  },
  joins: {
    CourtBooked: payBooking,
    BookingChanged: adjustHours,
    BookingCancelled: returnCancelled,
    BookingDeleted: returnDeleted,
  },
  snapshot: hourCardsSnapshot,
});
