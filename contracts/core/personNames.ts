import * as v from 'valibot';
import { lineSchema } from './texts.ts';

/** Typographic variants that keyboards, word processors and PDF files write, by the plain character. */
const variants: readonly (readonly [RegExp, string])[] = [
  [/[‘’‛´`ʼʹ′＇׳]/gu, "'"],
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu, '-'],
  [/[．]/gu, '.'],
  [/[•‧∙⋅]/gu, '·'],
  [/\p{Zs}+/gu, ' '],
];

/** The name with plain apostrophes, hyphens, full stops, middle dots and spaces (decisions.md Q4). */
const plainName = (name: string): string =>
  variants.reduce((text, [variant, plain]) => text.replaceAll(variant, plain), name);

const maxCharacters = 50;
const isShortEnough = (name: string): boolean => Array.from(name).length <= maxCharacters;

/**
 * First or last name of a person (decisions.md Q4): 1 to 50 characters, letters and marks of any script, spaces, hyphens, apostrophes, full
 * stops and middle dots; it begins with a letter, or with an apostrophe before one (`'t Hart`). Digits are refused.
 */
export const personNameSchema = v.pipe(
  lineSchema,
  v.transform(plainName),
  v.nonEmpty(),
  v.check(isShortEnough, `at most ${maxCharacters} characters`),
  // The joiners that are left here have a meaning (`lineSchema`).
  v.regex(/^'?\p{L}(?:[\p{L}\p{M}' .·・-]|\p{Join_Control})*$/u),
);

const maxOfCompany = 100;

/** Name of a business (decisions.md Q4): 1 to 100 visible characters, digits and signs too. */
export const companyNameSchema = v.pipe(
  lineSchema,
  v.nonEmpty(),
  v.check((name) => Array.from(name).length <= maxOfCompany, `at most ${maxOfCompany} characters`),
);
