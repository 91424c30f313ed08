import { useCallback } from 'react';
import { courtNameIn } from '@platzwart/contracts/core';
import { useLanguage } from './language.ts';

/** A club's name of a court in the language on screen. */
export const useTranslatedCourtName = (): ((name: string) => string) => {
  const language = useLanguage();
  return useCallback((name) => courtNameIn(name, language), [language]);
};
