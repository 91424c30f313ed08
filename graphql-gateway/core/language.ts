import { type Language, languages } from '@platzwart/contracts/core';

const isLanguage = (value: string): value is Language => languages.some((language) => language === value);

/** The first supported language of an Accept-Language header, by its order alone; German otherwise (product.md §1). */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'de';
