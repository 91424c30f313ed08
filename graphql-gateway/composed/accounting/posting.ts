import type { Cents, LocalDate, Position, TaxSphere } from '@platzwart/contracts/core';

export const postingKinds = [
  'INVOICE',
  'CANCELLATION',
  'CORRECTION',
  'PAYMENT',
  'PAYMENT_REVERSED',
  'REFUND',
  'BANK_FEE',
  'CLUB_PAYMENT',
  'CLUB_REFUND',
  'ONLINE_PAYMENT',
  'ONLINE_REFUND',
  'ONLINE_REVERSAL',
] as const;
export type PostingKind = (typeof postingKinds)[number];

/** `amount` from account `credit` to account `debit`. A reversal (Generalumkehr) takes back a posting with the same accounts. */
export type Posting = Readonly<{
  /** Of the event that it follows from. */
  position: Position;
  kind: PostingKind;
  date: LocalDate;
  amount: Cents;
  debit: string;
  credit: string;
  isReversal: boolean;
  /** Number of the invoice or of the order: what belongs together has the same, also the document that cancels an invoice. */
  document: string;
  /** The number of a document that cancels or corrects an invoice. */
  ownNumber: string | null;
  /** The last day of service of what is sold; null where no revenue is posted, or where the day is no longer known. */
  servedOn: LocalDate | null;
  text: string;
  /** Percent; null where no revenue is posted. */
  vatRate: number | null;
  sphere: TaxSphere | null;
  /** KOST1 of the sphere. */
  costCentre: string | null;
  /** DATEV's BU key, where the revenue account does not know its tax itself. */
  taxKey: string | null;
}>;

/** What the posting adds to its debit account, in cents. */
export const signedAmount = ({ amount, isReversal }: Pick<Posting, 'amount' | 'isReversal'>): number =>
  isReversal ? 0 - amount : amount;
