import type { CourtBooked } from '@platzwart/contracts/booking';
import { calendarFile } from '@platzwart/contracts/calendar-file';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import type { Language } from '@platzwart/contracts/core';
import type { Attachment } from '../core/mailContent.ts';
import type { Club } from '../core/club.ts';
import { blockText } from './blockText.ts';
import { bookingTexts } from './bookingTexts.ts';

type CalendarOptions = Readonly<{ club: Club; language: Language; /** Epoch milliseconds. */ writtenAt: number }>;

/** The calendar entries for the recipient of the e-mail. Their ids are those of the website's own calendar files. */
export const calendarOfOrder = (
  order: readonly CourtBooked['data'][],
  { club, language, writtenAt }: CalendarOptions,
): Attachment => {
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
