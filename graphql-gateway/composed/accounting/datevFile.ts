import { clubClockOf } from '@platzwart/contracts/club-time';
import { type LocalDate, timeOfMinute } from '@platzwart/contracts/core';
import type { Accounting } from '@platzwart/contracts/club';
import { datevColumns } from './datevColumns.ts';
import type { Posting } from './posting.ts';
import { windows1252 } from './windowsEncoding.ts';

/** Both days are included, and in one calendar year: dates in the file have none. */
type Period = Readonly<{ from: LocalDate; to: LocalDate }>;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** `YYYYMMDDHHmmssSSS` by the club's clocks. */
const stampOf = (now: number): string => {
  const { date, minute } = clubClockOf(now);
  return `${digits(date)}${digits(timeOfMinute(minute))}00000`;
};

/** The first day of the business year that the day is in. */
const yearStartOf = (day: LocalDate, { yearStartMonth }: Accounting): string => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return `${month < yearStartMonth ? year - 1 : year}${String(yearStartMonth).padStart(2, '0')}01`;
};

/** Whether the period is within one business year, as a batch has to be. */
export const isWithinBusinessYear = ({ from, to }: Period, accounting: Accounting): boolean =>
  yearStartOf(from, accounting) === yearStartOf(to, accounting);

const headerOf = ({ from, to }: Period, accounting: Accounting, now: number): string =>
  [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13', stampOf(now), '', quoted('RE'), quoted('')],
    ...[quoted(''), String(accounting.adviser), String(accounting.client), yearStartOf(from, accounting)],
    ...[String(accounting.accountLength), digits(from), digits(to), quoted('Platzwart'), quoted('')],
    // A batch for the financial accounts, for every purpose, and not locked: the adviser checks it first.
    ...['1', '0', '0', quoted('EUR'), '', quoted(''), '', '', quoted(accounting.chart), '', '', quoted('')],
    quoted(''),
  ].join(';');

/** `1234,56` */
const amountOf = (amount: number): string => `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
const documentOf = (document: string): string => document.replaceAll(/[^\w$&%*+/-]/g, '-').slice(0, 36);

/** `TTMMJJJJ` */
const dayOf = (date: LocalDate): string => `${date.slice(8)}${date.slice(5, 7)}${date.slice(0, 4)}`;

/**
 * The day of service and the one of the tax period, which DATEV takes only together: VAT belongs to the month of service, and to that of the
 * payment where it comes first (§ 13 (1) no. 1 a UStG).
 */
const taxDaysOf = ({ date, servedOn }: Posting): readonly [string, string][] =>
  servedOn === null
    ? []
    : [
        ['Leistungsdatum', dayOf(servedOn)],
        ['Datum Zuord. Steuerperiode', dayOf(servedOn < date ? servedOn : date)],
      ];

const cellsOf = (posting: Posting) => {
  const { amount, debit, credit, date, document, ownNumber, text, costCentre, taxKey, isReversal } = posting;
  return new Map([
    ...taxDaysOf(posting),
    ['Umsatz (ohne Soll/Haben-Kz)', amountOf(amount)],
    // The key for reversals turns the side round: the opposite one comes back to the side of what is taken back, as a negative amount.
    ['Soll/Haben-Kennzeichen', quoted(isReversal ? 'H' : 'S')],
    ['WKZ Umsatz', quoted('EUR')],
    ['Konto', debit],
    ['Gegenkonto (ohne BU-Schlüssel)', credit],
    ['BU-Schlüssel', taxKey === null ? '' : quoted(taxKey)],
    ['Belegdatum', `${date.slice(8)}${date.slice(5, 7)}`],
    // Open items are paired by it: a cancellation has the number of its invoice.
    ['Belegfeld 1', quoted(documentOf(document))],
    ['Belegfeld 2', ownNumber === null ? '' : quoted(documentOf(ownNumber).slice(0, 12))],
    ['Buchungstext', quoted(text.slice(0, 60))],
    ['KOST1 - Kostenstelle', quoted(costCentre ?? '')],
    ['Festschreibung', '0'],
    ['Generalumkehr (GU)', quoted(isReversal ? '1' : '0')],
  ]);
};

const rowOf = (posting: Posting): string => {
  const cells = cellsOf(posting);
  return datevColumns.map((name) => cells.get(name) ?? '').join(';');
};

/** `now`: when the file is written, in epoch milliseconds. */
export type Batch = Readonly<{ period: Period; accounting: Accounting; now: number }>;

/** The postings as a DATEV file: EXTF 700, Buchungsstapel 13, Windows-1252, CRLF (decisions.md N45). */
export const datevFile = (postings: readonly Posting[], { period, accounting, now }: Batch): Uint8Array => {
  const lines = [headerOf(period, accounting, now), datevColumns.map(quoted).join(';'), ...postings.map(rowOf)];
  return windows1252(lines.map((line) => `${line}\r\n`).join(''));
};
