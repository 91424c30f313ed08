import { nameOf } from './partyName.ts';

const tags = [
  'EREF',
  'KREF',
  'MREF',
  'CRED',
  'DEBT',
  'SVWZ',
  'ABWA',
  'ABWE',
  'COAM',
  'OAMT',
  'PURP',
  'RREF',
  'IBAN',
  'BIC',
];
const first = new RegExp(`^(?:${tags.join('|')})([+:])`);
/** All marks of one kind: banks write `EREF+`, some `EREF:`, and never both. */
const marksWith = (sign: string): RegExp => new RegExp(`(${tags.join('|')})\\${sign} ?`, 'g');

/** The parts of a remittance in which banks mark them: `EREF+…SVWZ+…`. */
export type SepaParts = Readonly<{
  /** What the payer wrote; all of the text where nothing is marked. */
  text: string;
  endToEndId: string | null;
  /** The name of a file of payments, given by its sender. */
  batchId: string | null;
  iban: string | null;
  mandateId: string | null;
  /** Whom the payment is for or from, where that is not the holder of the account. */
  otherName: string | null;
}>;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The bank's words for "no reference". */
const noReference = /^(?:NOTPROVIDED|NONREF|KEINE REFERENZ)?$/i;
/** A reference, or null for the bank's words that there is none. */
export const referenceOf = (text: string | null): string | null => {
  const reference = text === null ? '' : oneLine(text);
  return noReference.test(reference) ? null : reference;
};

/** What stands behind each mark; what the payer wrote may be marked several times. */
const partsWith = (sign: string, remittance: string): ReadonlyMap<string, string> => {
  const marks = [...remittance.matchAll(marksWith(sign))];
  const parts = new Map<string, string>();
  const said: string[] = [];
  for (const [position, { 0: mark, 1: name = '', index }] of marks.entries()) {
    const content = oneLine(remittance.slice(index + mark.length, marks[position + 1]?.index));
    if (!parts.has(name)) parts.set(name, content);
    if (name === 'SVWZ') said.push(content);
  }
  return said.length > 1 ? parts.set('SVWZ', oneLine(said.join(' '))) : parts;
};

const nothingMarked = { endToEndId: null, batchId: null, iban: null, mandateId: null, otherName: null };

/** Splits a remittance at its marks. A text without a mark at its beginning is what the payer wrote, marks within it included. */
export const sepaParts = (remittance: string): SepaParts => {
  const said = remittance.trimStart();
  const sign = first.exec(said)?.[1];
  if (!sign) return { text: oneLine(said), ...nothingMarked };
  const parts = partsWith(sign, said);
  const partOf = (name: string): string | null => parts.get(name) ?? null;
  return {
    text: partOf('SVWZ') ?? '',
    endToEndId: referenceOf(partOf('EREF')),
    batchId: referenceOf(partOf('KREF')),
    iban: partOf('IBAN'),
    mandateId: referenceOf(partOf('MREF')),
    otherName: nameOf(partOf('ABWA')),
  };
};
