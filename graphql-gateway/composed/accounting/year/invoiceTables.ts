import { type InvoiceLine, type InvoiceRow, recipientNames } from '@platzwart/contracts/invoice';
import { type ExportColumn, type ExportTable, euros, exportTable, yesOrNo } from '../exportTable.ts';

type Row = Pick<
  InvoiceRow,
  | ('amountDue' | 'cancelledBy' | 'cancels' | 'document' | 'dueOn' | 'fromDate' | 'invoiceId' | 'issuedOn' | 'number')
  | (
      | 'paidAmount'
      | 'paidBy'
      | 'paidOn'
      | 'paidReference'
      | 'refundDue'
      | 'state'
      | 'toDate'
      | 'total'
      | 'waivedAmount'
      | 'warningLevel'
    )
>;

const states = { UNPAID: 'nicht versandt', INVOICED: 'offen', PAID: 'bezahlt', CANCELED: 'storniert' } as const;
const receipts = { BANK: 'Bank', OTHER: 'Sonstige', DIRECT_DEBIT: 'Lastschrift', CREDIT: 'Guthaben' } as const;

/** In euros; negative on a document that cancels an invoice, so that a column adds up to what was billed. */
const billed = ({ cancels }: Pick<Row, 'cancels'>, cents: number): string => euros(cancels === null ? cents : -cents);
const kindOf = ({ cancels, document }: Pick<Row, 'cancels' | 'document'>): string => {
  if (document?.kind === 'CORRECTION') return 'Rechnungskorrektur';
  return cancels === null ? 'Rechnung' : 'Stornorechnung';
};
const sums = 'Euro, bei Stornorechnungen und Korrekturen negativ';

const invoiceColumns = (numberOf: (id: string | null) => string): readonly ExportColumn<Row>[] => [
  { head: 'Nummer', meaning: 'Fortlaufend je Jahr, Rechnungen und Stornorechnungen', cell: ({ number }) => number },
  {
    head: 'Art',
    meaning: 'Rechnung, Stornorechnung oder Rechnungskorrektur',
    cell: kindOf,
  },
  {
    head: 'Storniert',
    meaning: 'Nummer der Rechnung, die storniert oder korrigiert wird',
    cell: ({ cancels }) => numberOf(cancels),
  },
  {
    head: 'Storniert durch',
    meaning: 'Nummer der Stornorechnung',
    cell: ({ cancelledBy }) => numberOf(cancelledBy),
  },
  { head: 'Datum', type: 'DAY', meaning: 'Tag der Ausstellung', cell: ({ issuedOn }) => issuedOn },
  { head: 'Zahlbar bis', type: 'DAY', meaning: 'Mit der Frist der letzten Mahnung', cell: ({ dueOn }) => dueOn ?? '' },
  { head: 'Zeitraum von', type: 'DAY', meaning: 'Erster Tag der Leistungen', cell: ({ fromDate }) => fromDate },
  { head: 'Zeitraum bis', type: 'DAY', meaning: 'Letzter Tag der Leistungen', cell: ({ toDate }) => toDate },
  {
    head: 'Empfänger',
    meaning: 'Name am Tag der Ausstellung',
    cell: ({ document }) => (document ? recipientNames(document.recipient).join(', ') : ''),
  },
  {
    head: 'Mitgliedsnummer',
    meaning: 'Nummer am Tag der Ausstellung',
    cell: ({ document }) => document?.recipient.memberNumber ?? '',
  },
  { head: 'Netto', type: 'EUROS', meaning: sums, cell: (row) => (row.document ? billed(row, row.document.net) : '') },
  {
    head: 'Umsatzsteuer',
    type: 'EUROS',
    meaning: sums,
    cell: (row) => (row.document ? billed(row, row.document.vat) : ''),
  },
  {
    head: 'Brutto',
    type: 'EUROS',
    meaning: `${sums}, mit dem, was schon bezahlt war`,
    cell: (row) => billed(row, row.total),
  },
  { head: 'Zu zahlen', type: 'EUROS', meaning: sums, cell: (row) => billed(row, row.amountDue) },
  {
    head: 'Stand',
    meaning: 'Am Tag des Exports, leer bei Stornorechnungen',
    cell: ({ cancels, state }) => (cancels === null ? states[state] : ''),
  },
  {
    head: 'Bezahlt',
    type: 'EUROS',
    meaning: 'Euro, mit Teilzahlungen, ohne was zurückging',
    cell: ({ paidAmount }) => euros(paidAmount),
  },
  {
    head: 'Erlassen',
    type: 'EUROS',
    meaning: 'Euro, durch Rechnungskorrekturen',
    cell: ({ waivedAmount }) => euros(waivedAmount),
  },
  { head: 'Bezahlt am', type: 'DAY', meaning: 'Tag des Zahlungseingangs', cell: ({ paidOn }) => paidOn ?? '' },
  {
    head: 'Zahlweg',
    meaning: 'Bank, Lastschrift oder Sonstige',
    cell: ({ paidBy }) => (paidBy === null ? '' : receipts[paidBy]),
  },
  {
    head: 'Beleg der Zahlung',
    meaning: 'Kontoauszug oder Kassenbuch',
    cell: ({ paidReference }) => paidReference ?? '',
  },
  { head: 'Mahnstufe', type: 'COUNT', meaning: '0 bis 3', cell: ({ warningLevel }) => String(warningLevel) },
  {
    head: 'Zu erstatten',
    type: 'EUROS',
    meaning: 'Euro, noch nicht erstattet',
    cell: ({ refundDue }) => euros(refundDue),
  },
];

type LineRow = Pick<Row, 'cancels' | 'number'> & Readonly<{ place: number; line: InvoiceLine }>;

const lineKinds = {
  ...{ BOOKING: 'Platzbuchung', GUEST_FEE: 'Gastgebühr', SEASON: 'Abo', VOUCHER: 'Stundenkarte' },
} satisfies Record<InvoiceLine['kind'], string>;

const lineColumns: readonly ExportColumn<LineRow>[] = [
  { head: 'Nummer', meaning: 'Der Rechnung oder Stornorechnung', cell: ({ number }) => number },
  { head: 'Position', type: 'COUNT', meaning: 'Ab 1', cell: ({ place }) => String(place) },
  { head: 'Art', meaning: 'Platzbuchung, Gastgebühr, Abo, Stundenkarte', cell: ({ line }) => lineKinds[line.kind] },
  { head: 'Vorgang', meaning: 'Kennung der Buchung, der Serie oder der Karte', cell: ({ line }) => line.itemId },
  {
    head: 'Tag',
    type: 'DAY',
    meaning: 'Spieltag, Tag der Bestellung, erster Tag des Abos',
    cell: ({ line }) => line.date,
  },
  { head: 'Beginn', meaning: 'Uhrzeit', cell: ({ line }) => ('start' in line ? line.start : '') },
  { head: 'Ende', meaning: 'Uhrzeit', cell: ({ line }) => ('end' in line ? line.end : '') },
  { head: 'Platz', meaning: 'Name des Platzes', cell: ({ line }) => ('court' in line ? line.court : '') },
  {
    head: 'Termine',
    type: 'COUNT',
    meaning: 'Eines Abos',
    cell: ({ line }) => ('occurrences' in line ? String(line.occurrences) : ''),
  },
  {
    head: 'Brutto',
    type: 'EUROS',
    meaning: sums,
    cell: (row) => billed(row, row.line.gross),
  },
  {
    head: 'USt-Satz',
    type: 'COUNT',
    meaning: 'Prozent, 0 für Tage nach § 19 UStG (Kleinunternehmer)',
    cell: ({ line }) => String(line.vatRate),
  },
  { head: 'Bereich', meaning: 'Steuerlicher Bereich des Vereins', cell: ({ line }) => line.sphere ?? '' },
  { head: 'Schon bezahlt', meaning: 'Nur aufgeführt, nicht gefordert', cell: ({ line }) => yesOrNo(line.alreadyPaid) },
];

/** The documents that were issued, and their lines. */
export const invoiceTables = (rows: readonly Row[], all: readonly Row[]): readonly ExportTable[] => {
  const numbers = new Map<string, string>(all.map(({ invoiceId, number }) => [invoiceId, number]));
  const numberOf = (id: string | null): string => (id === null ? '' : (numbers.get(id) ?? ''));
  const lines = rows.flatMap(({ number, cancels, document }) =>
    (document?.lines ?? []).map((line, index): LineRow => ({ number, cancels, place: index + 1, line })),
  );
  return [
    exportTable({
      ...{ name: 'rechnungen.csv', about: 'Rechnungen und Stornorechnungen nach dem Tag der Ausstellung' },
      ...{ columns: invoiceColumns(numberOf), rows, keys: 1 },
    }),
    exportTable({
      ...{ name: 'rechnungspositionen.csv', about: 'Die Positionen dieser Rechnungen' },
      ...{ columns: lineColumns, rows: lines, keys: 2 },
      refersTo: { column: 'Nummer', table: 'rechnungen' },
    }),
  ];
};
