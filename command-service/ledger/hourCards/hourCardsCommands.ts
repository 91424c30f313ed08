import type { BookingCancelled, BookingChanged, BookingDeleted, CourtBooked } from '@platzwart/contracts/booking';
import type { CoreErrorCode, VoucherType } from '@platzwart/contracts/core';
import type { VoucherErrorCode, VoucherId } from '@platzwart/contracts/voucher';
import type { Booker, ClubNow, SettingsInForce } from '../../booking/domain/bookingRequests.ts';

type Caller = Pick<Booker, 'personId' | 'role'>;

/** Orders one card for `owner`, who is the caller or whom an ADMIN names (decisions.md V2). */
export type OrderVoucher = Readonly<{
  type: 'OrderVoucher';
  data: Readonly<{
    voucherId: VoucherId;
    owner: Caller;
    caller: Caller;
    /** Null: that of the owner's last card, or ADULT. */
    voucherType: VoucherType | null;
    consent: string | null;
    now: ClubNow;
    settings: SettingsInForce;
  }>;
}>;

export type DeleteCard = Readonly<{
  type: 'DeleteCard';
  data: Readonly<{ voucherId: VoucherId; caller: Caller; now: ClubNow }>;
}>;

export type CorrectCardType = Readonly<{
  type: 'CorrectCardType';
  data: Readonly<{ voucherId: VoucherId; voucherType: VoucherType; settings: SettingsInForce }>;
}>;

/** `caller`: the owner, or the child whose guardian consents for it. */
export type ConsentToCard = Readonly<{
  type: 'ConsentToCard';
  data: Readonly<{ voucherId: VoucherId; caller: Caller; consent: string }>;
}>;

export type HourCardsCommand = OrderVoucher | ConsentToCard | DeleteCard | CorrectCardType;
export type HourCardsErrorCode = VoucherErrorCode | Extract<CoreErrorCode, 'ERR_NOT_AUTHORIZED' | 'ERR_INVALID_INPUT'>;

/** What the courts decide, and cards pay for or get hours back from. */
export type JoinedEvent = CourtBooked | BookingChanged | BookingCancelled | BookingDeleted;
