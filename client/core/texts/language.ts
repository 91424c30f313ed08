import { useTranslation } from 'react-i18next';
import { type Language, languages } from '@platzwart/contracts/core';

export const defaultLanguage: Language = 'de';
/** In local storage and in the cookie. */
export const languageKey = 'i18nextLng';

const yearInSeconds = 31_536_000;

/** `de-AT` is German; null for unsupported languages. */
export const languageOf = (tag: string | null | undefined): Language | null => {
  const short = tag?.toLowerCase().split('-')[0];
  return languages.find((language) => language === short) ?? null;
};

export type LanguageSources = Readonly<{
  query: string | null;
  cookie: string | null;
  localStorage: string | null;
  sessionStorage: string | null;
  browser: readonly string[];
  htmlTag: string | null;
}>;

/** The first source that names a supported language wins, in the order of product.md §1. */
export const detectLanguage = (sources: LanguageSources): Language => {
  const candidates = [
    sources.query,
    sources.cookie,
    sources.localStorage,
    sources.sessionStorage,
    ...sources.browser,
    sources.htmlTag,
  ];
  return candidates.map(languageOf).find((language) => language !== null) ?? defaultLanguage;
};

/** The cookie of a choice: for documents, whose server cannot read local storage (decisions.md N82). */
export const languageCookie = (language: Language): string =>
  `${languageKey}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;

/** The language on screen. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n.language) ?? defaultLanguage;
