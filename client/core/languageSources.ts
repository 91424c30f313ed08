import { keptInBrowser, keptInTab } from './keptValues.ts';
import { type LanguageSources, languageKey } from './language.ts';

const cookieValue = (cookies: string): string | null =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageKey}=`))
    ?.slice(languageKey.length + 1) ?? null;

/** What this browser says about the reader's language; only reads. */
export const languageSources = (window: Window): LanguageSources => ({
  query: new URLSearchParams(window.location.search).get('lng'),
  cookie: cookieValue(window.document.cookie),
  localStorage: keptInBrowser.getItem(languageKey),
  sessionStorage: keptInTab.getItem(languageKey),
  browser: window.navigator.languages,
  htmlTag: window.document.documentElement.lang,
});
