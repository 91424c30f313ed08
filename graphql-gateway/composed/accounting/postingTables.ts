import { type ExportColumn, type ExportTable, euros, exportTable, yesOrNo } from './exportTable.ts';
import type { Posting, PostingKind } from './posting.ts';

const kindNames: Readonly<Record<PostingKind, string>> = {
  INVOICE: 'Rechnung',
  CANCELLATION: 'Stornorechnung',
  CORRECTION: 'Rechnungskorrektur',
  PAYMENT: 'Zahlung',
  PAYMENT_REVERSED: 'Zahlung zurückgenommen',
  REFUND: 'Erstattung',
  BANK_FEE: 'Bankgebühr',
  CLUB_PAYMENT: 'Beim Verein bezahlt',
  CLUB_REFUND: 'Beim Verein erstattet',
  ONLINE_PAYMENT: 'Onlinezahlung',
  ONLINE_REFUND: 'Online erstattet',
  ONLINE_REVERSAL: 'Online zurückgeholt',
};

const columns: readonly ExportColumn<Posting>[] = [
  { head: 'Position', meaning: 'Stelle des Ereignisses im Protokoll', cell: ({ position }) => position },
  { head: 'Art', meaning: 'Rechnung, Storno, Zahlung, Erstattung, Bankgebühr', cell: ({ kind }) => kindNames[kind] },
  { head: 'Datum', type: 'DAY', meaning: 'Belegdatum', cell: ({ date }) => date },
  { head: 'Betrag', type: 'EUROS', meaning: 'Euro brutto, immer positiv', cell: ({ amount }) => euros(amount) },
  { head: 'Soll', meaning: 'Konto', cell: ({ debit }) => debit },
  { head: 'Haben', meaning: 'Konto', cell: ({ credit }) => credit },
  {
    head: 'Storno',
    meaning: 'ja: nimmt eine Buchung mit denselben Konten zurück (Generalumkehr)',
    cell: ({ isReversal }) => yesOrNo(isReversal),
  },
  {
    head: 'Beleg',
    meaning: 'Nummer der Rechnung, auch bei ihrer Stornorechnung, sonst Kennung des Vorgangs',
    cell: ({ document }) => document,
  },
  {
    head: 'Stornorechnung',
    meaning: 'Nummer der Stornorechnung oder der Rechnungskorrektur',
    cell: ({ ownNumber }) => ownNumber ?? '',
  },
  {
    head: 'Leistungsdatum',
    type: 'DAY',
    meaning: 'Letzter Tag der Leistung im Monat der Leistung, leer, wo kein Erlös gebucht wird',
    cell: ({ servedOn }) => servedOn ?? '',
  },
  { head: 'Text', meaning: 'Buchungstext', cell: ({ text }) => text },
  {
    head: 'USt-Satz',
    type: 'COUNT',
    meaning: 'Prozent, leer, wo kein Erlös gebucht wird',
    cell: ({ vatRate }) => (vatRate === null ? '' : String(vatRate)),
  },
  { head: 'Bereich', meaning: 'Steuerlicher Bereich des Vereins', cell: ({ sphere }) => sphere ?? '' },
  {
    head: 'Kostenstelle',
    meaning: 'KOST1 des Bereichs',
    cell: ({ costCentre }) => costCentre ?? '',
  },
];

/** The same postings as in the DATEV file, as a table. */
const journal = (rows: readonly Posting[]): ExportTable =>
  exportTable({ name: 'journal.csv', about: 'Alle Buchungen in der Reihenfolge des Protokolls', columns, rows });

export const postingsCsv = (postings: readonly Posting[]): string => journal(postings).csv;

const documentKinds: readonly PostingKind[] = ['INVOICE', 'CANCELLATION', 'CORRECTION'];

/** The journal, and the payments of it by themselves. */
export const postingTables = (postings: readonly Posting[]): readonly ExportTable[] => [
  journal(postings),
  exportTable({
    ...{ name: 'zahlungen.csv', about: 'Zahlungen und Erstattungen aus dem Journal', columns },
    rows: postings.filter(({ kind }) => !documentKinds.includes(kind)),
  }),
];
