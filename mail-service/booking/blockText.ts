import type { CourtBlock } from '@platzwart/contracts/booking';
import { type Language, sportNameOf } from '@platzwart/contracts/core';
import { formatsOf } from '../core/formats.ts';
import type { Club } from '../core/readClub.ts';
import { bookingTexts } from './bookingTexts.ts';

/** The name of a block's court in an e-mail. */
export const blockText = (club: Club, language: Language) => {
  const texts = bookingTexts[language];
  const formats = formatsOf(language);
  const court = ({ sport, court: number }: CourtBlock): string => club.courts[sport]?.[number] ?? texts.court(number);
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
