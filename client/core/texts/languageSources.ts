import { browserStorage, tabStorage } from '../browser/safeStorage.ts';
import { type LanguageSources, languageKey } from './language.ts';

const cookieValue = (cookies: string): string | null =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageKey}=`))
    ?.slice(languageKey.length + 1) ?? null;

/** The sources of the reader's language in this browser; only reads. */
export const languageSources = (window: Window): LanguageSources => ({
  query: new URLSearchParams(window.location.search).get('lng'),
  cookie: cookieValue(window.document.cookie),
  localStorage: browserStorage.getItem(languageKey),
  sessionStorage: tabStorage.getItem(languageKey),
  browser: window.navigator.languages,
  htmlTag: window.document.documentElement.lang,
});
