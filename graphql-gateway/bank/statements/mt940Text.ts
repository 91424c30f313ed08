/** What a `:86:` says: the three digits of the kind, its fields in their order, and what the payer wrote. */
export type Description = Readonly<{ kind: string; remittance: string; textOf: (number: string) => string }>;

/** What German banks write: the kind, then fields of a sign and two digits. Some leave the kind out. */
const structured = /^\s*(?:(\d{3})\s*([^\w\s])(?=\d\d)|([?>])(?=(?:00|[123]\d|6[0-3])))/;
/** The numbers that the form knows; any other behind the sign is a part of the text. */
const numbers = '00|10|2\\d|3\\d|6\\d';

type Part = Readonly<{ number: string; text: string }>;

const isRemittance = (number: string): boolean => /^(?:2\d|3[5-9]|6\d)$/.test(number);

/**
 * Some banks number the fields wrong and write `00` each time: then it is the text, and behind the account of the payer the name. Another
 * number that comes again continues its field.
 */
const numberOf = (
  number: string,
  { hasKind, last }: Readonly<{ hasKind: boolean; last: Part | undefined }>,
): string => {
  if (number !== '00' || !hasKind) return number;
  return ['30', '31', '32'].includes(last?.number ?? '') ? '32' : '20';
};

/** What a number may hold; a payer who writes `?30 Tage` has not begun a field. */
const contentForms: Readonly<Record<string, RegExp>> = {
  '10': /^[\dA-Z ./-]{0,12}$/,
  '30': /^[\dA-Z ]{0,14}$/,
  '31': /^[\dA-Z ./-]{0,40}$/,
  '34': /^[\d ]{0,6}$/,
};
const isField = (number: string, text: string): boolean => contentForms[number]?.test(text) ?? true;

const partsOf = (fields: string, sign: string): readonly Part[] => {
  const parts: Part[] = [];
  let hasKind = false;
  for (const part of fields.split(new RegExp(`\\${sign}(?=${numbers})`)).filter((each) => each !== '')) {
    const [written, text] = [part.slice(0, 2), part.slice(2)];
    const last = parts.at(-1);
    if (isField(written, text) || !last) {
      parts.push({ number: numberOf(written, { hasKind, last }), text });
      hasKind ||= written === '00';
    } else parts[parts.length - 1] = { ...last, text: `${last.text}${sign}${part}` };
  }
  return parts;
};

/** The longest line of the form. A shorter one ends where the payer ended it. */
const fullLine = 60;
const textLines = (field86: string): string =>
  field86
    .split('\n')
    .map((line) => (line.length < fullLine ? `${line} ` : line))
    .join('');

/** Reads a `:86:`, structured or not. Nothing in it is left out: fields that come twice are put together. */
export const descriptionOf = (field86: string): Description => {
  const joined = field86.replaceAll('\n', '');
  const [head = '', kind = '', signAfterKind, signAlone] = structured.exec(joined) ?? [];
  const sign = signAfterKind ?? signAlone;
  if (sign === undefined) return { kind: '', remittance: textLines(field86).trim(), textOf: () => '' };
  const parts = partsOf(joined.slice(head.length - sign.length), sign);
  const together = (isMeant: (number: string) => boolean): string =>
    parts.flatMap(({ number, text }) => (isMeant(number) ? [text] : [])).join('');
  return { kind, remittance: together(isRemittance), textOf: (number) => together((each) => each === number) };
};
