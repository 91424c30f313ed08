import { csvFile } from '@platzwart/contracts/core';
import { accountPlan } from './accountPlan.ts';
import type { Posting, PostingKind } from './posting.ts';

const heads = [
  ...['Position', 'Art', 'Datum', 'Betrag', 'Soll', 'Haben', 'Storno', 'Beleg', 'Text', 'USt-Satz', 'Bereich'],
  'Kostenstelle',
];

const kindNames: Readonly<Record<PostingKind, string>> = {
  INVOICE: 'Rechnung',
  CANCELLATION: 'Stornorechnung',
  PAYMENT: 'Zahlung',
  PAYMENT_REVERSED: 'Zahlung zurückgenommen',
  REFUND: 'Erstattung',
  CLUB_PAYMENT: 'Beim Verein bezahlt',
  ONLINE_PAYMENT: 'Onlinezahlung',
  ONLINE_REFUND: 'Online erstattet',
};

/** `1234,56` */
export const euros = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',');

const cellsOf = (posting: Posting): readonly string[] => {
  const { position, kind, date, amount, debit, credit, isReversal, document, text, vatRate, sphere } = posting;
  return [
    ...[position, kindNames[kind], date, euros(amount), debit, credit, isReversal ? 'ja' : 'nein', document, text],
    ...[vatRate === null ? '' : String(vatRate), sphere ?? '', sphere === null ? '' : accountPlan.costCentres[sphere]],
  ];
};

/** The same postings as in the DATEV file, as a table. */
export const postingsCsv = (postings: readonly Posting[]): string => csvFile([heads, ...postings.map(cellsOf)]);
