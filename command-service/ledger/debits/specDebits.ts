import { type CollectionId, cents, collectionId, localDate } from '@platzwart/contracts/core';
import { type MandateId, mandateId, mandateReferenceOf } from '@platzwart/contracts/debit';
import type { Booker } from '../../booking/domain/bookingRequests.ts';
import { anna } from '../../booking/domain/specClub.ts';
import { movement } from '../bank/specBank.ts';
import { type Order, type Told, invoice } from '../invoices/specInvoices.ts';
import type { LedgerCommand } from '../ledgerDecider.ts';
import type { DebitToAnnounce } from './debitsCommands.ts';
import { mandateOf } from './debitsState.ts';

const padded = (number: number): string => String(number).padStart(12, '0');
/** The mandate and the collection with this number in the specs. */
export const mandate = (number: number): MandateId => mandateId(`3e000000-0000-4000-8000-${padded(number)}`);
export const collection = (number: number): CollectionId => collectionId(`8c000000-0000-4000-8000-${padded(number)}`);

export const creditor = {
  ...{ name: 'TC Musterstadt e. V.', iban: 'DE02120300000000202051', bic: null },
  creditorId: 'DE98ZZZ09999999999',
};

export const sign = (
  number: number,
  { personId }: Pick<Booker, 'personId'> = anna,
  { on = '2026-06-01', today = on, used }: Readonly<{ on?: string; today?: string; used?: string }> = {},
): LedgerCommand => {
  const id = mandate(number);
  const text = { origin: 'MEMBER', creditorId: creditor.creditorId, textVersion: 1 } as const;
  const reference = mandateReferenceOf(mandateId(`${padded(number).slice(-8)}${id.slice(8)}`));
  const named = { mandateId: id, personId, reference, signedOn: localDate(on), today: localDate(today) };
  const lastUse = used === undefined ? {} : { lastUsedOn: localDate(used) };
  return { type: 'GiveMandate', data: { ...named, ...text, ...lastUse, sealedAccount: 'v1.account' } };
};

export const revokeMandate = (number: number, { personId, role }: Booker = anna): LedgerCommand => ({
  type: 'EndMandate',
  data: { mandateId: mandate(number), caller: { personId, role } },
});

type Run = Readonly<{ on: string; executionOn: string; notice?: number; amount?: number }>;

/** Announces the collection of these invoices on the day `on`, by the mandates that the ledger has then. */
export const announce =
  (number: number, invoices: readonly number[], { on, executionOn, notice = 14 }: Run): Order =>
  (state) => {
    const debits = invoices.map((each): DebitToAnnounce => {
      const known = state.invoices.invoices.get(invoice(each));
      if (!known) throw new Error(`No invoice ${each}`);
      const theirs = mandateOf(state.debits, known.personId);
      const id = theirs?.mandateId ?? mandate(99);
      return {
        ...{ invoiceId: known.invoiceId, personId: known.personId, number: known.number, amount: known.amountDue },
        ...{ mandateId: id, mandateReference: theirs?.reference ?? mandateReferenceOf(id) },
        ...{ endToEndId: `${known.number}-${number}`, sealedDebtor: 'v1.debtor' },
      };
    });
    const days = { executionOn: localDate(executionOn), today: localDate(on), noticeDays: notice };
    const about = { collectionId: collection(number), ...days, creditor, settingsRevision: 4 };
    return { type: 'AnnounceDebits', data: { ...about, debits } };
  };

const ofCollection = (number: number) => ({ collectionId: collection(number) });
export const callOff = (number: number): LedgerCommand => ({ type: 'DropCollection', data: ofCollection(number) });
export const handIn = (number: number, on: string, version = 0): LedgerCommand => ({
  type: 'HandInCollection',
  data: { ...ofCollection(number), version, today: localDate(on) },
});
type Share = readonly [movement: number, amount: number];
const used = ([number, amount]: Share, on: string) => ({
  ...{ movementId: movement(number), amount: cents(amount), bookedOn: localDate(on) },
});
export const credit = (number: number, on: string, ...shares: readonly Share[]): LedgerCommand => ({
  type: 'CreditCollection',
  data: { ...ofCollection(number), movements: shares.map((share) => used(share, on)), today: localDate(on) },
});
type Back = Readonly<{ on: string; today?: string; by?: Share }>;
type Named = readonly [collection: number, ofInvoice: number];
export const returnDebits = (names: readonly Named[], { on, today = on, by }: Back): LedgerCommand => ({
  type: 'TakeBackDebits',
  data: {
    debits: names.map(([number, ofInvoice]) => ({ ...ofCollection(number), invoiceId: invoice(ofInvoice) })),
    ...{ reason: 'AM04', returnedOn: localDate(on), movement: by ? used(by, on) : null, today: localDate(today) },
  },
});
export const returnDebit = (number: number, ofInvoice: number, back: Back): LedgerCommand =>
  returnDebits([[number, ofInvoice]], back);

/** `number` and `ofInvoice` name the debit whose surplus is paid back. */
export const refundDebit = ([number, ofInvoice]: Named, on: string, today = on): LedgerCommand => ({
  type: 'RefundDebit',
  data: {
    ...{ ...ofCollection(number), invoiceId: invoice(ofInvoice), refundedOn: localDate(on), today: localDate(today) },
    ...{ method: 'BANK', reference: null },
  },
});

/** What was written, e.g. `CollectionSettled, InvoicePaid`, or the refusal. */
export const outcomeOf = ({ events, code }: Told): string => code ?? events.map(({ type }) => type).join(', ');
