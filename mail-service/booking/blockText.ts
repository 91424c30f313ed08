import type { CourtBlock } from '@platzwart/contracts/booking';
import { type Language, courtNameIn, sportNameOf } from '@platzwart/contracts/core';
import { formatsOf } from '../core/formats.ts';
import type { Club } from '../core/readClub.ts';

/** The name of a block's court in an e-mail. */
export const blockText = (club: Club, language: Language) => {
  const formats = formatsOf(language);
  const court = ({ sport, court: number }: CourtBlock): string =>
    courtNameIn(club.courts[sport]?.[number] ?? `Platz ${number}`, language);
  const sportName = ({ sport }: CourtBlock): string =>
    sportNameOf({ sport, labels: club.sports[sport]?.labels ?? null }, language);
  /** `Tennis, Platz 3`; `Halle 1`, where the court's name says it already. */
  const place = (block: CourtBlock): string =>
    court(block).startsWith(sportName(block)) ? court(block) : `${sportName(block)}, ${court(block)}`;
  const times = ({ start, end }: CourtBlock): string => formats.times(start, end);
  const day = ({ date }: CourtBlock): string => formats.day(date);
  /** `Platz 3, Montag, 15. Juni 2026, 18:00–19:00 Uhr` */
  const long = (block: CourtBlock): string => [court(block), day(block), times(block)].join(', ');
  return { court, place, times, day, long };
};
