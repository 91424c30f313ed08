import { type i18n as I18n, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@platzwart/contracts/core';
import { clubTextsDe } from '../../club/texts.de.ts';
import { clubTextsEn } from '../../club/texts.en.ts';
import { coreTextsDe } from '../../core/texts.de.ts';
import { coreTextsEn } from '../../core/texts.en.ts';
import { siteTextsDe } from './texts.de.ts';
import { siteTextsEn } from './texts.en.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    site: typeof siteTextsDe;
  }
}

const texts = {
  de: { core: coreTextsDe, club: clubTextsDe, site: siteTextsDe },
  en: { core: coreTextsEn, club: clubTextsEn, site: siteTextsEn },
};

/** All texts of the site in one language, without loading: a page is rendered at once. */
const textsIn = (language: Language): I18n => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts[language] },
    initAsync: false,
    fallbackLng: false,
    defaultNS: 'core',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return i18n;
};

export const siteI18n: Readonly<Record<Language, I18n>> = { de: textsIn('de'), en: textsIn('en') };
