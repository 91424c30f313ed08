import type { ProblemReason } from '@platzwart/contracts/bank';
import type { LocalDate } from '@platzwart/contracts/core';
import { centsOf } from './amounts.ts';
import { bankDay } from './bankDay.ts';
import { referenceOf } from './sepaTags.ts';
import type { UnnamedEntry } from './statementEntry.ts';
import { statementLimits } from './statementLimits.ts';
import { UnreadableEntry } from './unreadableEntry.ts';

/** `YYMMDD` in this century; null for what is no day. */
export const mt940Day = (digits: string): LocalDate | null => bankDay(`20${digits}`);

/** `1234,5` as 123450. A point before three digits could be one of thousands. */
export const mt940Cents = (amount: string): number => {
  if (/^\d+\.\d{3}$/.test(amount)) throw new UnreadableEntry('AMOUNT');
  return centsOf(amount);
};

/** The booking day has no year: it is the one next to the value date, across New Year as well. */
const bookingDay = (value: string, monthAndDay: string): LocalDate | null => {
  const [year, valueMonth, month] = [value.slice(0, 2), value.slice(2, 4), monthAndDay.slice(0, 2)].map(Number);
  const months = (month ?? 0) - (valueMonth ?? 0);
  const shift = months > 6 ? -1 : months < -6 ? 1 : 0;
  return mt940Day(`${String((year ?? 0) + shift).padStart(2, '0')}${monthAndDay}`);
};

/** Value date and booking day. Each stands for the other where that is no day. */
const daysForm = /^\s*(\d{6})\s*(\d{4})?\s*/;
/** R: reversed. A letter behind the sign is that of the currency. */
const signForm = /^(R?)([CD])[A-Z]?\s*/;
/** Without a letter behind it, an amount may be cut off. */
const amountForm = /^(\d[\d.,]*|,\d+)\s*(?=[A-Z])/;
/** The kind; the payer's reference; after `//` that of the bank. */
const referenceForm = /^(?:[A-Z][A-Z\d ]{3})?((?:(?!\/\/).)*)(?:\/\/(.*))?/;

export type Line61 = Pick<UnnamedEntry, 'amount' | 'bankReference' | 'bookedOn' | 'valueOn'>;

const daysOf = (value: string, booked: string | undefined): Pick<Line61, 'bookedOn' | 'valueOn'> => {
  const valueOn = mt940Day(value);
  const bookedOn = booked === undefined ? valueOn : (bookingDay(value, booked) ?? valueOn);
  const either = bookedOn ?? valueOn;
  if (!either) throw new UnreadableEntry('DAY');
  return { bookedOn: either, valueOn: valueOn ?? either };
};

/** Takes what has this form from the beginning of a text. Throws UnreadableEntry with the reason where nothing has. */
const taken = (text: string, form: RegExp, reason: ProblemReason) => {
  const match = form.exec(text);
  if (!match) throw new UnreadableEntry(reason);
  const [all, first = '', second] = match;
  return { first, second, rest: text.slice(all.length) };
};

const lineIn = (text: string): Line61 => {
  const days = taken(text, daysForm, 'DAY');
  const sign = taken(days.rest, signForm, 'DIRECTION');
  const amount = taken(sign.rest, amountForm, 'AMOUNT');
  const [, , reference = null] = referenceForm.exec(amount.rest) ?? [];
  const cents = mt940Cents(amount.first);
  return {
    ...daysOf(days.first, days.second),
    amount: ['C', 'RD'].includes(`${sign.first}${sign.second ?? ''}`) ? cents : 0 - cents,
    bankReference: referenceOf(reference),
  };
};

/** What a `:61:` says, and its second line, which holds details. Banks that break lines break this one too: then more of it is read. */
export const line61 = (content: string): Line61 & Readonly<{ details: string }> => {
  const lines = content.split('\n');
  if (lines.length > statementLimits.linesOfEntry) throw new UnreadableEntry('FORM');
  let problem: unknown = new UnreadableEntry('FORM');
  for (const count of lines.keys()) {
    try {
      return { ...lineIn(lines.slice(0, count + 1).join('')), details: lines.slice(count + 1).join('') };
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
};
