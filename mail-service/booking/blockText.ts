import type { CourtBlock } from '@platzwart/contracts/booking';
import type { Language } from '@platzwart/contracts/core';
import { formatsOf } from '../core/formats.ts';
import type { Club } from '../core/club.ts';
import { bookingTexts } from './bookingTexts.ts';

/** `TABLE_TENNIS` → `Table tennis`, for sports that have no translated name. */
const readable = (sport: string): string => {
  const words = sport.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a block's court in an e-mail. */
export const blockText = (club: Club, language: Language) => {
  const texts = bookingTexts[language];
  const formats = formatsOf(language);
  const court = ({ sport, court: number }: CourtBlock): string => club.courts[sport]?.[number] ?? texts.court(number);
  const sportName = ({ sport }: CourtBlock): string => texts.sports[sport] ?? readable(sport);
  /** `Tennis, Platz 3`; `Halle 1`, where the court's name says it already. */
  const place = (block: CourtBlock): string =>
    court(block).startsWith(sportName(block)) ? court(block) : `${sportName(block)}, ${court(block)}`;
  const times = ({ start, end }: CourtBlock): string => formats.times(start, end);
  const day = ({ date }: CourtBlock): string => formats.day(date);
  /** `Platz 3, Montag, 15. Juni 2026, 18:00–19:00 Uhr` */
  const long = (block: CourtBlock): string => [court(block), day(block), times(block)].join(', ');
  return { court, place, times, day, long };
};
