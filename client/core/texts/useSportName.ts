import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sportTextsDe } from './sportTexts.de.ts';

const isKnown = (sport: string): sport is keyof typeof sportTextsDe => Object.hasOwn(sportTextsDe, sport);

/** `TABLE_TENNIS` → `Table tennis`. */
const readable = (sport: string): string => {
  const words = sport.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a sport; a club may add sports for which we have no text. */
export const useSportName = (): ((sport: string) => string) => {
  const { t } = useTranslation('core');
  return useCallback((sport) => (isKnown(sport) ? t(($) => $.sports[sport]) : readable(sport)), [t]);
};
