import * as v from 'valibot';
import { bookingCategories } from './bookingCategories.ts';
import type { VoucherType } from './bookingRules.ts';
import type { InvoiceId, PersonId } from './ids.ts';
import type { Cents } from './money.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import { type LocalDate, localDateSchema, localTimeSchema } from './wallClock.ts';

/**
 * What a person can owe the club for: the court of a booking, the fee for its guests, or an hour card. A season is one claim for each of its
 * dates, so that a date that is cancelled drops out of it.
 */
export const claimKinds = ['COURT', 'GUEST_FEE', 'VOUCHER'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Names a claim: `itemId` is the booking or the card. */
export const claimNameSchema = v.object({
  kind: v.picklist(claimKinds),
  itemId: v.pipe(v.string(), v.uuid()),
});
export type ClaimName = Readonly<v.InferOutput<typeof claimNameSchema>>;

export const claimKey = ({ kind, itemId }: ClaimName): string => `${kind} ${itemId}`;

/**
 * OPEN: to be billed. INVOICED: on an invoice that is not paid. PAID: by hours, online, by an invoice, or at the club. NONE: nothing is to be
 * paid (cancelled, deleted, or without a price).
 */
export const claimStates = ['NONE', 'OPEN', 'INVOICED', 'PAID'] as const;
export type ClaimState = (typeof claimStates)[number];

/**
 * Of what was paid at the club without an invoice. REFUND_DUE: its booking is gone, and the club has to pay the money back. REFUNDED: that is done.
 */
export const clubPayments = ['NONE', 'PAID', 'REFUND_DUE', 'REFUNDED'] as const;
export type ClubPayment = (typeof clubPayments)[number];

/** Where and when somebody plays. */
export const claimPlaceSchema = v.object({
  sport: v.string(),
  court: v.number(),
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
  category: v.picklist(bookingCategories),
});
export type ClaimPlace = Readonly<v.InferOutput<typeof claimPlaceSchema>>;

/** What is known about a claim, in the ledger and in the read model `invoices`. */
export type Claim = ClaimName &
  Readonly<{
    personId: PersonId;
    state: ClaimState;
    /** The day of play, or of the order of a card. */
    date: LocalDate;
    /** To be paid; what it costs by the list where hours have paid. */
    gross: Cents;
    vatRate: number;
    paymentMethod: PaymentMethod | null;
    /** Set for the court of a date of a season: all of them are one line of the invoice. */
    seasonId: string | null;
    /** Null for a card. */
    place: ClaimPlace | null;
    voucherType: VoucherType | null;
    /** The invoice that demands it, or lists it as paid before. */
    invoiceId: InvoiceId | null;
    /** It was cancelled without a price, or deleted: nothing is to be paid once no invoice demands it. */
    dropped: boolean;
    clubPayment: ClubPayment;
  }>;

/**
 * The claim once its booking or card is gone: what an invoice demands or lists stays until that invoice is cancelled, and what was paid at the
 * club is to be paid back.
 */
export const droppedClaim = (claim: Claim): Claim => ({
  ...claim,
  dropped: true,
  state: claim.invoiceId === null ? 'NONE' : claim.state,
  clubPayment: claim.clubPayment === 'PAID' ? 'REFUND_DUE' : claim.clubPayment,
});
