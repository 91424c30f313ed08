import { claimsOfBooking, isClaimingBookingEvent } from '@platzwart/contracts/booking';
import { type Claim, type ClaimName, claimKey, sumOfCents } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import {
  type ClaimCarriedOver,
  type ClaimPaid,
  type ClaimRefunded,
  type InvoiceCancelled,
  type InvoiceIssued,
  type InvoicePaid,
  type InvoicePartPaid,
  type InvoiceRefunded,
  type InvoiceReopened,
  type InvoiceRestWaived,
  billedGross,
} from '@platzwart/contracts/invoice';
import { claimOfCard, isClaimingVoucherEvent } from '@platzwart/contracts/voucher';
import { type Flaw, type Proof, noFlaws } from './proof.ts';

/** An event of the log in today's shape. */
export type EventFact = Readonly<{ position: string; commandId: string; event: ClubHistoryEvent }>;

/** What is owed for bookings and cards, by the events about them alone. */
const owedClaims = () => {
  const claims = new Map<string, Claim>();
  const kinds = ['COURT', 'GUEST_FEE'] as const;
  const nameOf = (kind: ClaimName['kind'], itemId: string): string => claimKey({ kind, itemId });
  return {
    get: (name: ClaimName) => claims.get(claimKey(name)),
    see: (event: ClubHistoryEvent): void => {
      if (isClaimingBookingEvent(event)) {
        const names = kinds.map((kind) => nameOf(kind, event.data.bookingId));
        const before = names.flatMap((name) => claims.get(name) ?? []);
        for (const claim of claimsOfBooking(event, before)) claims.set(claimKey(claim), claim);
      } else if (isClaimingVoucherEvent(event)) {
        const name = nameOf('VOUCHER', event.data.voucherId);
        const claim = claimOfCard(event, claims.get(name) ?? null);
        if (claim) claims.set(name, claim);
      }
    },
  };
};

/** `received`: what has arrived, which is due back once the invoice is cancelled. */
type Bill = Readonly<{ number: string; amountDue: number; received: number; waived: number; refundDue: number }>;

/**
 * What an invoice demands is the sum of what is owed for the bookings and cards that it names, in all and for each VAT rate; what was paid is
 * what was demanded or owed; and what was paid back is what was due. Each amount is derived from the events before it.
 */
export const claimTotals = (): Proof<EventFact> => {
  const owed = owedClaims();
  const bills = new Map<string, Bill>();
  /** What was paid at the club and not paid back, by claim. */
  const atClub = new Map<string, number>();

  const wrong = (position: string, isRight: boolean, because: string): readonly Flaw[] =>
    isRight ? noFlaws : [{ position, because }];

  const issued = (position: string, { data }: InvoiceIssued): readonly Flaw[] => {
    const { invoiceId, number, claims, paidBefore, total, amountDue, totals, otherRates = [] } = data;
    bills.set(invoiceId, { number, amountDue, received: 0, waived: 0, refundDue: 0 });
    const named = [...claims, ...paidBefore];
    const all = named.flatMap((name) => owed.get(name) ?? []);
    if (all.length < named.length) return [{ position, because: `${number} demands what nobody owes` }];
    const due = sumOfCents(claims.flatMap((name) => owed.get(name)?.gross ?? []));
    const others = new Map(otherRates.map((other) => [claimKey(other), other.vatRate]));
    // Events of before § 19 UStG had a date name no other rates: a small business charged no VAT for what was booked at a rate (N31).
    const isWithoutVat = totals.every(({ vatRate }) => vatRate === 0);
    const rateOf = (claim: Claim) => (isWithoutVat ? 0 : (others.get(claimKey(claim)) ?? claim.vatRate));
    const grossOf = (rate: number) => sumOfCents(all.filter((claim) => rateOf(claim) === rate).map(billedGross));
    const isRight =
      sumOfCents(all.map(billedGross)) === total &&
      due === amountDue &&
      totals.every(({ vatRate, gross }) => gross === grossOf(vatRate));
    return wrong(position, isRight, `${number} demands ${amountDue} of ${total}, and ${due} is owed`);
  };
  const cancelled = (position: string, { data }: InvoiceCancelled): readonly Flaw[] => {
    const { invoiceId, number, amountDue, refundDue } = data;
    const bill = bills.get(invoiceId);
    bills.set(invoiceId, { number, amountDue, received: 0, waived: 0, refundDue });
    const isRight = bill?.amountDue === amountDue && bill.received === refundDue;
    return wrong(position, isRight, `the cancellation of ${number} has other amounts than the invoice`);
  };
  const paidAtClub = (position: string, { data }: ClaimPaid): readonly Flaw[] => {
    atClub.set(claimKey(data), data.amount);
    return wrong(
      position,
      owed.get(data)?.gross === data.amount,
      `${data.amount} was paid for ${data.kind} ${data.itemId}, for which another amount is owed`,
    );
  };
  const paidBackAtClub = (position: string, { data }: ClaimRefunded): readonly Flaw[] => {
    const isRight = owed.get(data)?.dropped === true && atClub.get(claimKey(data)) === data.amount;
    atClub.delete(claimKey(data));
    return wrong(
      position,
      isRight,
      `${data.amount} was paid back for ${data.kind} ${data.itemId}, for which another amount was due`,
    );
  };
  /** Whether what was paid at the club for the former claim is the amount that its successor gets. */
  const movedAtClub = (former: ClaimName, data: ClaimCarriedOver['data']): boolean => {
    const paidBefore = atClub.get(claimKey(former));
    atClub.delete(claimKey(former));
    atClub.set(claimKey(data), data.amount);
    return paidBefore === data.amount;
  };
  const carriedOver = (position: string, { data }: ClaimCarriedOver): readonly Flaw[] => {
    const { kind, formerItemId, amount } = data;
    const former = { kind, itemId: formerItemId };
    const isMoneyRight = data.paidAtClub ? movedAtClub(former, data) : data.billedOn !== null;
    const isSame = [former, data].every((name) => owed.get(name)?.gross === amount);
    return wrong(
      position,
      isMoneyRight && isSame && owed.get(former)?.dropped === true,
      `${amount} was carried over to ${kind} ${data.itemId} from ${formerItemId}, which did not leave it`,
    );
  };
  const received = (invoiceId: string, amount: number): void => {
    const bill = bills.get(invoiceId);
    if (bill) bills.set(invoiceId, { ...bill, received: amount });
  };
  const takenBack = ({ data: { invoiceId, payment } }: InvoiceReopened): void =>
    received(invoiceId, payment ? (bills.get(invoiceId)?.received ?? 0) - payment.amount : 0);
  const openOf = (invoiceId: string): number => {
    const bill = bills.get(invoiceId);
    return bill ? bill.amountDue - bill.waived - bill.received : 0;
  };
  const billPaid = (position: string, { type, data }: InvoicePaid | InvoicePartPaid): readonly Flaw[] => {
    const { invoiceId, number, amount, movement } = data;
    const open = openOf(invoiceId);
    received(invoiceId, (bills.get(invoiceId)?.received ?? 0) + (movement?.amount ?? amount));
    const isRight = type === 'InvoicePaid' ? open === amount : open > amount;
    return wrong(position, isRight, `${amount} was paid for ${number}, which is open over ${open}`);
  };
  const waived = (position: string, { data: { invoiceId, number, amount } }: InvoiceRestWaived): readonly Flaw[] => {
    const [open, bill] = [openOf(invoiceId), bills.get(invoiceId)];
    if (bill) bills.set(invoiceId, { ...bill, waived: bill.waived + amount });
    return wrong(position, open === amount, `${amount} was waived of ${number}, which is open over ${open}`);
  };
  const refunded = (position: string, { data }: InvoiceRefunded): readonly Flaw[] =>
    wrong(
      position,
      bills.get(data.invoiceId)?.refundDue === data.amount,
      `${data.amount} was paid back for ${data.number}, for which another amount was due`,
    );
  const paid = ({ position, event }: EventFact): readonly Flaw[] => {
    switch (event.type) {
      case 'InvoicePaid':
      case 'InvoicePartPaid':
        return billPaid(position, event);
      case 'InvoiceReopened':
        takenBack(event);
        return noFlaws;
      case 'ClaimPaid':
        return paidAtClub(position, event);
      case 'ClaimCarriedOver':
        return carriedOver(position, event);
      case 'ClaimRefunded':
        return paidBackAtClub(position, event);
      case 'InvoiceRefunded':
        return refunded(position, event);
      default:
        return noFlaws;
    }
  };
  return {
    see: (fact) => {
      const { position, event } = fact;
      owed.see(event);
      if (event.type === 'InvoiceIssued') return issued(position, event);
      if (event.type === 'InvoiceRestWaived') return waived(position, event);
      return event.type === 'InvoiceCancelled' ? cancelled(position, event) : paid(fact);
    },
    end: () => noFlaws,
  };
};
