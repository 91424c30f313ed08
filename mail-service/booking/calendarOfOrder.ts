import { calendarFile } from '@platzwart/contracts/calendar-file';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import type { Language } from '@platzwart/contracts/core';
import type { Attachment } from '../core/letter.ts';
import type { Club } from '../letters/club.ts';
import { blockText } from './blockText.ts';
import type { Booked } from './bookingData.ts';
import { bookingTexts } from './bookingTexts.ts';

type Wishes = Readonly<{ club: Club; language: Language; /** Epoch milliseconds. */ writtenAt: number }>;

/** The dates for the calendar of whoever gets the letter: under the ids that the website's own files have. */
export const calendarOfOrder = (order: readonly Booked[], { club, language, writtenAt }: Wishes): Attachment => {
  const { place } = blockText(club, language);
  const entries = order.map((block) => ({
    uid: block.bookingId,
    startsAt: millisecondsOf(block.date, block.start),
    endsAt: millisecondsOf(block.date, block.end),
    title: place(block),
    location: club.name,
    description: '',
  }));
  return {
    fileName: bookingTexts[language].confirmed.fileName,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile(entries, writtenAt),
  };
};
