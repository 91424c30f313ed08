import type { Cents, CollectionId, InvoiceId, LocalDate, MovementId, PersonId } from '@platzwart/contracts/core';
import type { CollectionState, DebitState, MandateId, MandateReference } from '@platzwart/contracts/debit';
import type { InvoiceNumber } from '@platzwart/contracts/invoice';
import { Map } from 'immutable';

export type LedgerMandate = Readonly<{
  mandateId: MandateId;
  personId: PersonId;
  reference: MandateReference;
  signedOn: LocalDate;
  /** Execution day of the last collection that was handed to the bank. */
  lastUsedOn: LocalDate | null;
  isRevoked: boolean;
  sealedAccount: string;
}>;

export type LedgerDebit = Readonly<{
  invoiceId: InvoiceId;
  personId: PersonId;
  number: InvoiceNumber;
  mandateId: MandateId;
  amount: Cents;
  endToEndId: string;
  state: DebitState;
  /** Whether the invoice is paid by this debit, and by nothing else. */
  pays: boolean;
  /** Of a debit that came back: the movement that has taken the money. */
  chargedBy: MovementId | null;
  /** What it has collected beyond what its invoice still needed, in cents, and whether the club has paid that back. */
  surplus: Cents;
  isRefunded: boolean;
}>;

export type LedgerCollection = Readonly<{
  collectionId: CollectionId;
  executionOn: LocalDate;
  state: CollectionState;
  /** How much of it movements on the club's account are, in cents. */
  credited: number;
  debits: Map<InvoiceId, LedgerDebit>;
}>;

export type DebitsState = Readonly<{
  mandates: Map<MandateId, LedgerMandate>;
  collections: Map<CollectionId, LedgerCollection>;
  /** The collection in which an invoice was announced last. */
  lastOf: Map<InvoiceId, CollectionId>;
}>;

export const noDebits: DebitsState = { mandates: Map(), collections: Map(), lastOf: Map() };

export type Located = Readonly<{ collection: LedgerCollection; debit: LedgerDebit }>;

export const debitIn = (
  { collections }: DebitsState,
  { collectionId, invoiceId }: Readonly<{ collectionId: CollectionId; invoiceId: InvoiceId }>,
): Located | null => {
  const collection = collections.get(collectionId);
  const debit = collection?.debits.get(invoiceId);
  return collection && debit ? { collection, debit } : null;
};

/** The last debit of an invoice. */
export const lastDebitOf = (state: DebitsState, invoiceId: InvoiceId): Located | null => {
  const collectionId = state.lastOf.get(invoiceId);
  return collectionId ? debitIn(state, { collectionId, invoiceId }) : null;
};

/** The debit that will collect an invoice: announced or with the bank, and neither collected, dropped nor returned. */
export const liveDebitOf = (state: DebitsState, invoiceId: InvoiceId): Located | null => {
  const last = lastDebitOf(state, invoiceId);
  return last?.debit.state === 'PENDING' ? last : null;
};

/** How many debits were dropped: each makes another file. */
export const versionOf = ({ debits }: LedgerCollection): number => debits.count(({ state }) => state === 'DROPPED');

/** What the bank was told to collect, in cents: returned debits are in the credit, too, and go back one by one. */
export const submittedSumOf = ({ debits }: LedgerCollection): number =>
  debits.reduce((sum, { state, amount }) => (state === 'DROPPED' ? sum : sum + amount), 0);

export const pendingOf = ({ debits }: LedgerCollection): readonly LedgerDebit[] => [
  ...debits.filter(({ state }) => state === 'PENDING').values(),
];

/** The mandate of a person that is not revoked; there is one at most. */
export const mandateOf = ({ mandates }: DebitsState, personId: PersonId): LedgerMandate | undefined =>
  mandates.find((mandate) => mandate.personId === personId && !mandate.isRevoked);
