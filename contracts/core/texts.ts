import * as v from 'valibot';

/** Half of a surrogate pair, which no encoding can write, and NUL, which PostgreSQL cannot store. */
const illFormed = /[\p{Surrogate}\0]/u;
const everyIllFormed = /[\p{Surrogate}\0]/gu;
/**
 * Control, format and bidirectional characters, those without a meaning (private use, unassigned, noncharacters), line and paragraph
 * separators, and all that is drawn as nothing. Includes the joiners: no name in the Latin, Greek or Cyrillic alphabet needs one.
 */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Of the control characters, only tabs and line ends are allowed; joiners are, because many emoji consist of several joined ones. */
const invisibleInLines = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\p{Noncharacter_Code_Point}]/u;

const isWellFormed = (text: string): boolean => !illFormed.test(text);

/** Any text that can be stored: every text field of every command is this schema, or one of the two below. */
export const textSchema = v.pipe(v.string(), v.check(isWellFormed, 'well-formed text without NUL'));

/** One line of visible characters and spaces, without those around it: names, addresses. */
export const lineSchema = v.pipe(
  textSchema,
  v.trim(),
  v.check((text) => !invisible.test(text), 'a line of visible characters'),
);

/** Lines that a person wrote, without the spaces around them: remarks, reasons. */
export const linesSchema = v.pipe(
  textSchema,
  v.trim(),
  v.check((text) => !invisibleInLines.test(text), 'lines of visible characters'),
);

type Place = readonly v.UnknownPathItem[];

const pathTo = (place: Place, input: unknown, key: string | number): Place => [
  ...place,
  { type: 'unknown', origin: 'value', input, key, value: undefined },
];

/** Where in a JSON value the texts are for which `isWrong` holds. */
const placesOf = (value: unknown, isWrong: (text: string) => boolean, place: Place = []): readonly Place[] => {
  if (typeof value === 'string') return isWrong(value) ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, isWrong, pathTo(place, value, key)));
};

/**
 * `schema`, where each text has to be one line of visible characters. For commands whose input has the schema of their event: the events of
 * the log may hold what is refused today.
 */
export const withVisibleLines = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [first, ...rest] of placesOf(dataset.value, (text) => invisible.test(text)))
        if (first) addIssue({ message: 'a line of visible characters', path: [first, ...rest] });
    }),
  );

/** Whether each text within a JSON value is well-formed. */
export const hasWellFormedTexts = (value: unknown): boolean => {
  if (typeof value === 'string') return isWellFormed(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(hasWellFormedTexts);
};

/** U+FFFD for what is ill-formed in `text`. */
export const repairText = (text: string): string => text.replaceAll(everyIllFormed, '\ufffd');

const repaired = (value: unknown): unknown => {
  if (typeof value === 'string') return repairText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(repaired);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, repaired(inner)]));
};

/** A JSON value with its texts repaired; the same value where all are well-formed. */
export const repairTexts = (value: unknown): unknown => (hasWellFormedTexts(value) ? value : repaired(value));
