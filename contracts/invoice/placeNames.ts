import { type Language, type SportSettings, courtNameIn, sportNameOf } from '../core/index.ts';
import type { LineTerms } from './linesOfClaims.ts';

type Named = Pick<SportSettings, 'labels' | 'sport'> &
  Readonly<{ courts: readonly Readonly<{ number: number; name: string }>[] }>;

/** Sport and court as documents in this language call them; a court that the settings no longer have by its number. */
export const placeNamesIn =
  (sports: readonly Named[], language: Language): LineTerms['nameOf'] =>
  ({ sport, court }) => {
    const settings = sports.find((each) => each.sport === sport);
    const name = settings?.courts.find(({ number }) => number === court)?.name ?? `Platz ${court}`;
    const sportName = sportNameOf({ sport, labels: settings?.labels ?? null }, language);
    return { sport: sportName, court: courtNameIn(name, language) };
  };
