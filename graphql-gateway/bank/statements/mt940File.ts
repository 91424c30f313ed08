import { withIds } from './entryId.ts';
import { germanIban } from './germanIban.ts';
import { mt940Cents, mt940Day, mt940Entry } from './mt940Entry.ts';
import type { Balance, Statement, UnnamedEntry } from './statementEntry.ts';
import { UnreadableStatement } from './unreadableStatement.ts';

type Field = Readonly<{ tag: string; content: string }>;

/** A field begins a line; what follows up to the next one belongs to it. A line with `-` ends a statement. */
const fieldStart = /^:(\d\d[A-Z]?):/;

const fieldsOf = (lines: readonly string[]): readonly Field[] => {
  const fields: Field[] = [];
  for (const line of lines) {
    const [start, tag] = fieldStart.exec(line) ?? [];
    const last = fields.pop();
    if (last && start === undefined) fields.push({ ...last, content: `${last.content}\n${line}` });
    else if (last) fields.push(last);
    if (start !== undefined && tag !== undefined) fields.push({ tag, content: line.slice(start.length) });
  }
  return fields;
};

const balanceForm = /^([CD])(\d{6})([A-Z]{3})(\d{1,12},\d{0,2})/;

const balanceIn = (fields: readonly Field[], tags: readonly string[]): Balance | null => {
  const field = fields.find(({ tag }) => tags.includes(tag));
  if (!field) return null;
  const [match, sign, day = '', currency, amount = ''] = balanceForm.exec(field.content) ?? [];
  if (match === undefined) throw new UnreadableStatement('MALFORMED');
  if (currency !== 'EUR') throw new UnreadableStatement('OTHER_CURRENCY');
  return { on: mt940Day(day), amount: sign === 'C' ? mt940Cents(amount) : 0 - mt940Cents(amount) };
};

/** `:25:` is an IBAN, or bank code and account number. */
const ibanOf = (account: string): string => {
  const text = account.replaceAll(/\s/g, '').replace(/EUR$/, '');
  if (/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return text;
  const [match, bankCode, number] = /^(\d{8})\/(\d{1,10})$/.exec(text) ?? [];
  if (match === undefined || bankCode === undefined || number === undefined) throw new UnreadableStatement('MALFORMED');
  return germanIban(bankCode, number);
};

/** Each `:61:` with the `:86:` that follows it; one that follows anything else is about the statement. */
const entriesIn = (fields: readonly Field[]): readonly UnnamedEntry[] =>
  fields.flatMap(({ tag, content }, index) => {
    const next = fields[index + 1];
    return tag === '61' ? [mt940Entry(content, next?.tag === '86' ? next.content : '')] : [];
  });

const statementOf = (lines: readonly string[]): Statement => {
  const fields = fieldsOf(lines);
  const account = fields.find(({ tag }) => tag === '25');
  const opening = balanceIn(fields, ['60F', '60M']);
  const closing = balanceIn(fields, ['62F', '62M']);
  if (!account || !opening || !closing) throw new UnreadableStatement('MALFORMED');
  const iban = ibanOf(account.content);
  return { iban, format: 'MT940', opening, closing, entries: withIds(iban, entriesIn(fields)) };
};

/** Whether a text looks like MT940: a reference and an account, with or without the envelope of SWIFT. */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:25:/m.test(text);

/** The statements in an MT940 file. Throws UnreadableStatement where one has no account or balance, or a line is damaged. */
export const readMt940 = (text: string): readonly Statement[] => {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.replace(/^\{[^}]*\}.*\{4:$/, ''));
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (/^:20:/.test(line) && groups.at(-1)?.some((each) => each.startsWith(':20:'))) groups.push([]);
    if (line !== '' && !/^-\}?/.test(line)) groups.at(-1)?.push(line);
  }
  return groups.map(statementOf);
};
