import type { Language } from '@platzwart/contracts/core';

/** The number that was typed, with a comma or a point; null for an empty field, NaN for anything else. */
export const numberIn = (typed: string | undefined): number | null => {
  const text = (typed ?? '').trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
};

/** The number of a field that must hold one; NaN for an empty one, which the server refuses: nothing is never 0. */
export const requiredNumber = (typed: string | undefined): number => numberIn(typed) ?? Number.NaN;

/** Cents of an amount in euros; NaN for an empty field. */
export const centsIn = (typed: string | undefined): number => Math.round(requiredNumber(typed) * 100);

/** A number as it stands in a field, with the comma or point of the language. */
export const typedIn = (language: Language, text: string): string =>
  language === 'de' ? text.replace('.', ',') : text;
/** An amount in euros as it stands in a field. */
export const eurosOf = (cents: number, language: Language): string => typedIn(language, (cents / 100).toFixed(2));
