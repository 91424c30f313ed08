import { type BackendModule, type i18n as I18n, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languages } from '@platzwart/contracts/core';

/** Fetches the texts of one feature in one language; rejects where the network fails. */
export type LoadTexts = (language: string, namespace: string) => Promise<Record<string, unknown>>;

const backendOf = (loadTexts: LoadTexts): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      // `true` asks i18next to try again.
      () => done(new Error(`No texts for ${namespace} in ${language}`), true),
    );
  },
});

/**
 * Texts load per feature and language, those of the features in `atOnce` before this returns. A failed load is retried
 * up to 5 times, first after 350 ms and then after twice as long each time, with at most 10 concurrent loads
 * (product.md §9).
 */
export const createI18n = async (
  language: Language,
  loadTexts: LoadTexts,
  atOnce: readonly string[] = ['core'],
): Promise<I18n> => {
  const i18n = createInstance();
  await i18n
    .use(backendOf(loadTexts))
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      load: 'languageOnly',
      ns: atOnce,
      defaultNS: 'core',
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  return i18n;
};
