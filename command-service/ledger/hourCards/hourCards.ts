import type { BookingsAnonymised } from '@platzwart/contracts/booking';
import { type VoucherEvent, voucherEvents } from '@platzwart/contracts/voucher';
import { ledgerPart, ownEvents } from '../ledgerPart.ts';
import { adjustHours, payBooking, returnCancelled, returnDeleted } from './cardJoins.ts';
import { decideConsentToCard } from './consentToCard.ts';
import { decideCorrectCardType, decideDeleteCard } from './changeCard.ts';
import type { HourCardsCommand, HourCardsErrorCode, JoinedEvent } from './hourCardsCommands.ts';
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
  VoucherEvent | BookingsAnonymised,
  HourCardsErrorCode,
  JoinedEvent
>({
  initialState: noCards,
  // What a card pays is told with the booking.
  events: ownEvents<VoucherEvent>(voucherEvents, ({ data }) => ('bookingId' in data ? data.bookingId : data.voucherId)),
  evolve: evolveHourCards,
  decide: {
    OrderVoucher: decideOrderVoucher,
    ConsentToCard: decideConsentToCard,
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
