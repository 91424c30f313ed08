import type { Language } from '@platzwart/contracts/core';
import { formatsOf } from '../core/formats.ts';
import type { Club } from '../letters/club.ts';
import type { Block } from './bookingData.ts';
import { bookingTexts } from './bookingTexts.ts';

/** `TABLE_TENNIS` → `Table tennis`: a club may have sports that we have no word for. */
const readable = (sport: string): string => {
  const words = sport.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How a stretch of a court is called in a letter. */
export const blockText = (club: Club, language: Language) => {
  const texts = bookingTexts[language];
  const formats = formatsOf(language);
  const court = ({ sport, court: number }: Block): string => club.courts[sport]?.[number] ?? texts.court(number);
  const sportName = ({ sport }: Block): string => texts.sports[sport] ?? readable(sport);
  /** `Tennis, Platz 3`; `Halle 1`, where the court's name says it already. */
  const place = (block: Block): string =>
    court(block).startsWith(sportName(block)) ? court(block) : `${sportName(block)}, ${court(block)}`;
  const times = ({ start, end }: Block): string => formats.times(start, end);
  const day = ({ date }: Block): string => formats.day(date);
  /** `Platz 3, Montag, 15. Juni 2026, 18:00–19:00 Uhr` */
  const long = (block: Block): string => [court(block), day(block), times(block)].join(', ');
  return { court, place, times, day, long };
};
