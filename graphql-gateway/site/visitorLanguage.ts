import type { IncomingMessage } from 'node:http';
import { type Language, languages } from '@platzwart/contracts/core';
import { languageOf } from '../core/language.ts';

/** As the client calls it, in the address, the cookie and local storage (client/core/texts/language.ts). */
const parameter = 'lng';
const cookieName = 'i18nextLng';
const yearInSeconds = 31_536_000;

const supported = (value: string | null | undefined): Language | undefined =>
  languages.find((language) => language === value);

const languageInAddress = ({ url = '' }: IncomingMessage): Language | undefined => {
  const query = url.slice(0, 2_000).split('?')[1];
  return query === undefined ? undefined : supported(new URLSearchParams(query).get(parameter));
};

const languageInCookie = ({ headers }: IncomingMessage): Language | undefined => {
  const values = (headers.cookie ?? '').split(/; */).filter((pair) => pair.startsWith(`${cookieName}=`));
  return supported(values[0]?.slice(cookieName.length + 1));
};

/** `?lng`, cookie, Accept-Language, German (docs/specification/decisions.md N82). */
export const visitorLanguage = (request: IncomingMessage): Language =>
  languageInAddress(request) ?? languageInCookie(request) ?? languageOf(request.headers['accept-language']);

/**
 * The cookie by which a choice lasts; null where nobody chose: who follows the switch comes from a page of ours, who follows a search
 * engine's link with `?lng` does not.
 */
export const languageCookie = (request: IncomingMessage, isSecure: boolean): string | null => {
  const chosen = languageInAddress(request);
  if (!chosen || request.headers['sec-fetch-site'] !== 'same-origin') return null;
  const attributes = ['Path=/', `Max-Age=${yearInSeconds}`, 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
  return [`${cookieName}=${chosen}`, ...attributes].join('; ');
};
