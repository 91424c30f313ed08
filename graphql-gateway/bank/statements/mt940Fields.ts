import type { Line } from './mt940Lines.ts';

/** `line`: where it begins. What follows in other lines is joined by line ends. */
export type Field = Readonly<{ tag: string; content: string; line: number }>;

const tagForm = /^:(\d\d[A-Z]?):/;

/**
 * After which fields one may begin; undefined: at the beginning, or after the end of a statement. A payer's text may look like a field
 * (`:20:15 Uhr`), which is one only where it belongs. Interim reports (MT942) have 13, 34 and 90.
 */
const predecessors: Readonly<Record<string, readonly string[]>> = {
  '21': ['20'],
  '25': ['20', '21'],
  '28': ['20', '21', '25'],
  '13': ['28', '34'],
  '34': ['28', '34'],
  '90': ['61', '86', '90', '13', '34'],
  '60': ['20', '21', '25', '28'],
  '61': ['13', '25', '28', '34', '60', '61', '86'],
  '62': ['25', '28', '60', '61', '86'],
  '64': ['62', '64', '65', '86'],
  '65': ['61', '62', '64', '65', '86'],
  '86': ['60', '61', '62', '64', '65', '86', '90'],
};

const isEnd = (text: string): boolean => /^-\s*$|^-\}/.test(text);
const beginsStatement = (text: string): boolean => /^(?::20:|\{1:)/.test(text);

/** A balance has a sign and then a day or a currency; a time of day has not. */
const hasForm = (number: string, content: string): boolean => !/^6[0245]/.test(number) || /^\s*[CD]/.test(content);

type Place = Readonly<{ last: string | undefined; following: readonly Line[] }>;

/** A new statement names its account; a time of day, `:20:15 Uhr`, is followed by more text. */
const startsNext = ({ last, following }: Place): boolean => {
  const next = following.find(({ text }) => tagForm.test(text));
  return last === undefined || /^:2[15]P?:/.test(next?.text ?? '');
};

const isFieldHere = (tag: string, content: string, place: Place): boolean => {
  const number = tag.slice(0, 2);
  if (number === '20') return startsNext(place);
  const before = predecessors[number];
  return before !== undefined && place.last !== undefined && before.includes(place.last) && hasForm(number, content);
};

/** What stands before the first field: nothing, or the headers of SWIFT's envelope. */
const withoutEnvelope = (text: string): string => (/^(?:-\}|\{\d:)/.test(text) ? (text.split('{4:')[1] ?? '') : text);

/** A line with `-` alone ends a statement where the next one begins or nothing follows; everywhere else a payer wrote it. */
const endsStatement = (text: string, next: string | undefined): boolean =>
  text.startsWith('-}') || (isEnd(text) && (next === undefined || beginsStatement(next) || isEnd(next)));

const mostLinesOfHeader = 4;

/** A field that this line begins, or null. */
const begun = (text: string, place: Place): Readonly<{ tag: string; content: string }> | null => {
  const [start, tag] = tagForm.exec(text) ?? [];
  if (start === undefined || tag === undefined) return null;
  const content = text.slice(start.length);
  return isFieldHere(tag, content, place) ? { tag, content } : null;
};

/** The fields of an MT940 file in their order: each line that begins none belongs to the one before it, whatever it begins with. */
export const mt940Fields = (lines: readonly Line[]): readonly Field[] => {
  const fields: { tag: string; parts: string[]; line: number }[] = [];
  let last: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (endsStatement(line.text, lines[index + 1]?.text)) last = undefined;
    const text = withoutEnvelope(line.text);
    const field = begun(text, { last, following: lines.slice(index + 1, index + mostLinesOfHeader) });
    if (field) {
      fields.push({ tag: field.tag, parts: [field.content], line: line.number });
      last = field.tag.slice(0, 2);
    } else if (last !== undefined && text !== '') fields.at(-1)?.parts.push(text);
  }
  return fields.map(({ tag, parts, line }) => ({ tag, content: parts.join('\n'), line }));
};
