import { roundedCentsOf } from './amounts.ts';
import { withIds } from './entryId.ts';
import { mt940Account } from './mt940Account.ts';
import { mt940Entry } from './mt940Entry.ts';
import { type Field, mt940Fields } from './mt940Fields.ts';
import { mt940Day } from './mt940StatementLine.ts';
import { mt940Lines } from './mt940Lines.ts';
import type { Balance, Statement } from './statementEntry.ts';
import { refuseBeyond } from './statementLimits.ts';
import { type ReadEntry, keptEntries, readOrKept } from './unreadableRest.ts';
import { UnreadableStatement } from './unreadableStatement.ts';

const balanceForm = /^\s*([CD])\s*(\d{6})\s*([A-Z]{3})\s*([\d.,]+)/;

type StatedBalance = Balance & Readonly<{ currency: string }>;

const balanceOf = ([, sign, day, currency, amount]: readonly string[]): StatedBalance | null => {
  const [on, cents] = [mt940Day(String(day)), roundedCentsOf(String(amount))];
  if (on === null || cents === null) return null;
  return { on, currency: String(currency), amount: sign === 'C' ? cents : 0 - cents };
};

/** What a balance says; null where the bank states none, or none that can be read: no payment depends on it. */
const balanceIn = (fields: readonly Field[], tag: RegExp): StatedBalance | null => {
  const match = balanceForm.exec(fields.find((field) => tag.test(field.tag))?.content ?? '');
  return match && balanceOf(match);
};

type Texted = Readonly<{ field: Field; texts: readonly string[] }>;

/** Each `:61:` with the `:86:` that follow it; one that follows anything else is about the statement. */
const withTexts = (fields: readonly Field[]): readonly Texted[] => {
  const found: { field: Field; texts: string[] }[] = [];
  let isOpen = false;
  for (const field of fields) {
    if (field.tag === '61') found.push({ field, texts: [] });
    else if (field.tag === '86' && isOpen) found.at(-1)?.texts.push(field.content);
    isOpen = field.tag === '61' || (field.tag === '86' && isOpen);
  }
  return found;
};

const entriesIn = (fields: readonly Field[]): readonly ReadEntry[] =>
  withTexts(fields).flatMap(({ field: { content, line }, texts }) => {
    const raw = [`:61:${content}`, ...texts.map((text) => `:86:${text}`)].join('\n');
    return readOrKept({ line, raw }, () => [mt940Entry(content, texts.join('\n'))]);
  });

const balancesOf = (fields: readonly Field[]) => {
  const [opening, closing] = [balanceIn(fields, /^60[FM]?$/), balanceIn(fields, /^62[FM]?$/)];
  const plain = (balance: StatedBalance | null): Balance | null =>
    balance && { on: balance.on, amount: balance.amount };
  const currency = (opening ?? closing)?.currency ?? 'EUR';
  return { opening: plain(opening), closing: plain(closing), isCutOff: closing === null, currency };
};

const statementOf = (fields: readonly Field[]): Statement => {
  const [account, line] = [fields.find(({ tag }) => tag.startsWith('25')), fields[0]?.line];
  if (!account) throw new UnreadableStatement('MALFORMED', { line });
  const [iban, balances] = [mt940Account(account.content), balancesOf(fields)];
  const found = balances.currency === 'EUR' ? entriesIn(fields) : [];
  const entries = keptEntries(found, { line, days: [balances.closing?.on, balances.opening?.on] });
  return { iban, format: 'MT940', ...balances, entries: withIds(iban, entries) };
};

/** MT942 announces movements that come again when they are booked. */
const isInterim = (fields: readonly Field[]): boolean => fields.some(({ tag }) => /^(?:34|13|90)/.test(tag));

/** Whether a text looks like MT940: a reference and an account, with or without the envelope of SWIFT. */
export const isMt940 = (text: string): boolean => /^(?:\{.*\{4:)?:20:/m.test(text) && /:25P?:/.test(text);

/** The statements in an MT940 file. Throws UnreadableStatement where one has no account, or all are interim reports. */
export const readMt940 = (text: string): readonly Statement[] => {
  const groups: Field[][] = [];
  const fields = mt940Fields(mt940Lines(text));
  refuseBeyond('statements', fields.filter(({ tag }) => tag === '20').length);
  refuseBeyond('entries', fields.filter(({ tag }) => tag === '61').length);
  for (const field of fields) {
    if (field.tag === '20') groups.push([]);
    groups.at(-1)?.push(field);
  }
  const booked = groups.filter((fields) => !isInterim(fields));
  if (booked.length === 0) throw new UnreadableStatement('UNKNOWN');
  return booked.map(statementOf);
};
