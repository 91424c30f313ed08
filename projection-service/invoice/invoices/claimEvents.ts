import {
  type BookingsAnonymised,
  type ClaimingBookingEvent,
  claimsOfBooking,
  isClaimingBookingEvent,
} from '@platzwart/contracts/booking';
import { type Claim, type ClaimName, claimKey } from '@platzwart/contracts/core';
import {
  type ClaimingInvoiceEvent,
  claimAfterInvoice,
  claimsNamedBy,
  isClaimingInvoiceEvent,
} from '@platzwart/contracts/invoice';
import { type ClaimingVoucherEvent, claimOfCard, isClaimingVoucherEvent } from '@platzwart/contracts/voucher';
import type { Logged } from '../../core/readModel.ts';

export type ClaimEvent = ClaimingBookingEvent | ClaimingVoucherEvent | ClaimingInvoiceEvent;
export const claimEventTypes = [
  ...['CourtBooked', 'PlayersChanged', 'BookingChanged', 'BookingCancelled', 'BookingDeleted', 'BookingsAnonymised'],
  ...['VoucherOrdered', 'VoucherTypeCorrected', 'VoucherDeleted'],
  ...['InvoiceIssued', 'InvoicePaid', 'InvoiceReopened', 'InvoiceCancelled', 'ClaimPaid', 'ClaimRefunded'],
  ...['ClaimCarriedOver', 'PaymentReversed'],
] as const;

export const isClaimEvent = (logged: Logged): logged is Logged<ClaimEvent> =>
  isClaimingBookingEvent(logged.event) || isClaimingVoucherEvent(logged.event) || isClaimingInvoiceEvent(logged.event);
export const isClosing = (logged: Logged): logged is Logged<BookingsAnonymised> =>
  logged.event.type === 'BookingsAnonymised';

/** The claims that the event is about, whether they exist or not. */
export const claimsAbout = (event: ClaimEvent): readonly ClaimName[] => {
  if (isClaimingInvoiceEvent(event)) return claimsNamedBy(event);
  if (isClaimingVoucherEvent(event)) return [{ kind: 'VOUCHER', itemId: event.data.voucherId }];
  const itemId = event.data.bookingId;
  return [
    { kind: 'COURT', itemId },
    { kind: 'GUEST_FEE', itemId },
  ];
};

/** The claims of `claimsAbout` after the event; `known`: those of them that exist. */
export const claimsAfter = (event: ClaimEvent, known: readonly Claim[]): readonly Claim[] => {
  if (isClaimingInvoiceEvent(event)) return known.map((claim) => claimAfterInvoice(event, claim));
  if (isClaimingBookingEvent(event)) return claimsOfBooking(event, known);
  const claim = claimOfCard(event, known[0] ?? null);
  return claim ? [claim] : [];
};

export const keysAbout = (events: readonly Logged<ClaimEvent>[]): readonly string[] => [
  ...new Set(events.flatMap(({ event }) => claimsAbout(event).map(claimKey))),
];
