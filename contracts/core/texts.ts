import * as v from 'valibot';
import { asCompared, hasInvisible, hasInvisibleInLines } from './visibleText.ts';

/** Half of a surrogate pair, which no encoding can write, and NUL, which PostgreSQL cannot store. */
const illFormed = /[\p{Surrogate}\0]/u;
const everyIllFormed = /[\p{Surrogate}\0]/gu;
const isWellFormed = (text: string): boolean => !illFormed.test(text);

/** Any text that can be stored: every text field of every command is this schema, or one of the two below. */
export const textSchema = v.pipe(v.string(), v.check(isWellFormed, 'well-formed text without NUL'));

/**
 * One line of visible characters and spaces, without those around it: names, titles, addresses. Emoji are allowed with what they consist of; a
 * soft hyphen, and a joiner or selector without a meaning, is left out (decisions.md Q6). All else that nobody sees is refused.
 */
export const lineSchema = v.pipe(
  textSchema,
  v.transform((text) => asCompared(text).trim()),
  v.check((text) => !hasInvisible(text), 'a line of visible characters'),
);

/** Lines that a person wrote, without the spaces around them, composed (NFC): remarks, reasons. */
export const linesSchema = v.pipe(
  textSchema,
  v.trim(),
  v.normalize('NFC'),
  v.check((text) => !hasInvisibleInLines(text), 'lines of visible characters'),
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

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
};

/**
 * `schema`, where each text has to be one line, as `lineSchema` takes it. For commands whose input has the schema of their event: the events of
 * the log may hold what is refused today.
 */
export const withVisibleLines = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.unknown(),
    v.transform((input) => mapTexts(input, asCompared)),
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [first, ...rest] of placesOf(dataset.value, hasInvisible))
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

/** A JSON value with its texts repaired; the same value where all are well-formed. */
export const repairTexts = (value: unknown): unknown =>
  hasWellFormedTexts(value) ? value : mapTexts(value, repairText);
