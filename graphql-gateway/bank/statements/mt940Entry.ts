import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { centsOf } from './camtValues.ts';
import { referenceOf, sepaParts } from './sepaTags.ts';
import type { UnnamedEntry } from './statementEntry.ts';
import { UnreadableStatement } from './unreadableStatement.ts';

/** Value date, booking day, sign (R: reversed), letter of the currency, amount, kind, reference, and after `//` the bank's own. */
const line61 = /^(\d{6})(\d{4})?(R?)([CD])[A-Z]?(\d{1,12},\d{0,2})[A-Z][A-Z\d]{3}((?:(?!\/\/).)*)(?:\/\/(.*))?/;

/** `1234,5` as 123450. */
export const mt940Cents = (amount: string): number => centsOf(amount.replace(',', '.').replace(/\.$/, ''));

/** `YYMMDD` in this century. */
export const mt940Day = (digits: string): LocalDate => {
  const day = v.safeParse(localDateSchema, `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`);
  if (!day.success) throw new UnreadableStatement('MALFORMED');
  return day.output;
};

/** The booking day has no year: it is the one next to the value date, across New Year as well. */
const bookingDay = (value: string, monthAndDay: string | undefined): LocalDate => {
  if (monthAndDay === undefined) return mt940Day(value);
  const [year, valueMonth, month] = [value.slice(0, 2), value.slice(2, 4), monthAndDay.slice(0, 2)].map(Number);
  const months = (month ?? 0) - (valueMonth ?? 0);
  const shift = months > 6 ? -1 : months < -6 ? 1 : 0;
  return mt940Day(`${String((year ?? 0) + shift).padStart(2, '0')}${monthAndDay}`);
};

/** What German banks write into `:86:`: three digits of the kind, then fields of a sign and two digits. */
const structured = /^(\d{3})([^\w\s])(?=\d\d)/;

type Description = Readonly<{ kind: string; fields: ReadonlyMap<string, string>; remittance: string }>;

const descriptionOf = (field86: string): Description => {
  const [head, kind, sign] = structured.exec(field86) ?? [];
  if (head === undefined || kind === undefined || sign === undefined)
    return { kind: '', fields: new Map(), remittance: field86 };
  const parts = field86.slice(head.length - sign.length).split(new RegExp(`\\${sign}(?=\\d\\d)`));
  const fields = new Map(parts.map((part) => [part.slice(0, 2), part.slice(2)] as const));
  const isRemittance = (number: string): boolean => /^(?:2\d|6[0-3])$/.test(number);
  const remittance = [...fields].flatMap(([number, text]) => (isRemittance(number) ? [text] : [])).join('');
  return { kind, fields, remittance };
};

/** Kinds of the German banks: a direct debit or a transfer that came back. */
const returns: ReadonlySet<string> = new Set(['108', '109', '159']);
const reasonForm =
  /\b(?:AC0[1-6]|AC13|AG0[12]|AM04|AM05|BE05|CNOR|DNOR|FF01|FOCR|MD0[167]|MS0[23]|RC01|RR0[1-4]|SL01|TM01)\b/;

const returnCodeOf = ({ kind, fields, remittance }: Description): string | null =>
  returns.has(kind) ? (reasonForm.exec(`${remittance} ${fields.get('34') ?? ''}`)?.[0] ?? 'RETURN') : null;

type Line = Pick<UnnamedEntry, 'amount' | 'bankReference' | 'bookedOn' | 'valueOn'>;

const lineOf = (field61: string): Line => {
  const [, value, booked, reversed, sign, amount, , reference] = line61.exec(field61.split('\n')[0] ?? '') ?? [];
  if (value === undefined || amount === undefined) throw new UnreadableStatement('MALFORMED');
  const isCredit = (sign === 'C') !== (reversed === 'R');
  return {
    bookedOn: bookingDay(value, booked),
    valueOn: mt940Day(value),
    amount: isCredit ? mt940Cents(amount) : 0 - mt940Cents(amount),
    bankReference: referenceOf(reference ?? null),
  };
};

/** The movement of a `:61:` line and the `:86:` after it. Throws UnreadableStatement where the line is incomplete. */
export const mt940Entry = (field61: string, field86: string): UnnamedEntry => {
  const description = descriptionOf(field86.replaceAll('\n', ''));
  const parts = sepaParts(description.remittance);
  const fieldAt = (number: string): string => description.fields.get(number)?.trim() ?? '';
  const name = `${description.fields.get('32') ?? ''}${fieldAt('33')}`.trim();
  return {
    ...lineOf(field61),
    name: name || parts.otherName,
    iban: fieldAt('31') || parts.iban,
    text: parts.text || fieldAt('00'),
    endToEndId: parts.endToEndId,
    batchId: parts.batchId,
    returnCode: returnCodeOf(description),
  };
};
