import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './language.ts';
import { sportTextsDe } from './sportTexts.de.ts';
import { useClubSportNames } from './useClubSportNames.ts';

const isKnown = (sport: string): sport is keyof typeof sportTextsDe => Object.hasOwn(sportTextsDe, sport);

/** `TABLE_TENNIS` → `Table tennis`. */
const readable = (sport: string): string => {
  const words = sport.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a sport: the club's own, else ours; a club may add sports for which we have no text (decisions.md N80). */
export const useSportName = (): ((sport: string) => string) => {
  const { t } = useTranslation('core');
  const language = useLanguage();
  const names = useClubSportNames();
  return useCallback(
    (sport) => {
      const own = names.find((name) => name.sport === sport);
      if (own) return own[language];
      return isKnown(sport) ? t(($) => $.sports[sport]) : readable(sport);
    },
    [t, names, language],
  );
};
