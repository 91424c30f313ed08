import type { Language } from '@platzwart/contracts/core';
import type { LoadTexts } from '../core/i18n.ts';
import type { Namespace } from './textTypes.ts';

type Loader = () => Promise<Record<string, unknown>>;

const loaders: Readonly<Record<Language, Readonly<Record<Namespace, Loader>>>> = {
  de: {
    core: async () => (await import('../core/texts.de.ts')).coreTextsDe,
    laterErrors: async () => (await import('../core/laterErrorTexts.de.ts')).laterErrorTextsDe,
    booking: async () => (await import('../booking/texts.de.ts')).bookingTextsDe,
    user: async () => (await import('../user/texts.de.ts')).userTextsDe,
    app: async () => (await import('./texts.de.ts')).appTextsDe,
    club: async () => (await import('../club/texts.de.ts')).clubTextsDe,
    auth: async () => (await import('../user/auth/texts.de.ts')).authTextsDe,
    profile: async () => (await import('../user/profile/texts.de.ts')).profileTextsDe,
    dashboard: async () => (await import('../dashboard/texts.de.ts')).dashboardTextsDe,
  },
  en: {
    core: async () => (await import('../core/texts.en.ts')).coreTextsEn,
    laterErrors: async () => (await import('../core/laterErrorTexts.en.ts')).laterErrorTextsEn,
    booking: async () => (await import('../booking/texts.en.ts')).bookingTextsEn,
    user: async () => (await import('../user/texts.en.ts')).userTextsEn,
    app: async () => (await import('./texts.en.ts')).appTextsEn,
    club: async () => (await import('../club/texts.en.ts')).clubTextsEn,
    auth: async () => (await import('../user/auth/texts.en.ts')).authTextsEn,
    profile: async () => (await import('../user/profile/texts.en.ts')).profileTextsEn,
    dashboard: async () => (await import('../dashboard/texts.en.ts')).dashboardTextsEn,
  },
};

const loaderOf = (language: string, namespace: string): Loader | undefined => {
  const ofLanguage = Object.entries(loaders).find(([name]) => name === language)?.[1];
  return Object.entries(ofLanguage ?? {}).find(([name]) => name === namespace)?.[1];
};

export const loadTexts: LoadTexts = (language, namespace) => {
  const load = loaderOf(language, namespace);
  return load ? load() : Promise.reject(new Error(`No texts for ${namespace} in ${language}`));
};
