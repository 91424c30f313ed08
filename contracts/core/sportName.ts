import type { Language } from './languages.ts';
import type { SportLabels } from './sportSettings.ts';

const usualNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: { TENNIS: 'Tennis', HALL: 'Halle', SQUASH: 'Squash', PADEL: 'Padel', BADMINTON: 'Badminton' },
  en: { TENNIS: 'Tennis', HALL: 'Indoor hall', SQUASH: 'Squash', PADEL: 'Padel', BADMINTON: 'Badminton' },
};

/** `TABLE_TENNIS` → `Table tennis`, for sports that have no translated name. */
const readable = (sport: string): string => {
  const words = sport.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a sport in e-mails and calendars: the club's own, else the usual one, else the key in readable letters (decisions.md N80). */
export const sportNameOf = (
  { sport, labels }: Readonly<{ sport: string; labels: SportLabels | null }>,
  language: Language,
): string => labels?.[language] ?? usualNames[language][sport] ?? readable(sport);
