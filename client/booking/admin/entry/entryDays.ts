import { firstDayToEnter, lastDayToEnter } from '@platzwart/contracts/booking';
import type { LocalDate } from '@platzwart/contracts/core';
import type { WholeDraft } from './bookingDraft.ts';

/** The days on which the club may enter a booking, as the server sees it. */
export type EntryDays = Readonly<{ first: LocalDate; last: LocalDate }>;

export const entryDaysOn = (today: LocalDate): EntryDays => ({
  first: firstDayToEnter(today),
  last: lastDayToEnter(today),
});

/** `day`: the date is not one of these days; `lastDay`: that of a series is too far ahead. */
export type DayIssue = 'day' | 'lastDay';

/** What is wrong with the days of an entry; `known`: the day of a booking that exists, which it may keep. */
export const dayIssuesOf = (
  { draft: { repetition, lastDate }, date }: Pick<WholeDraft, 'draft' | 'date'>,
  { first, last, known }: EntryDays & Readonly<{ known: LocalDate | undefined }>,
): readonly DayIssue[] => {
  if (date !== known && (date < first || date > last)) return ['day'];
  return repetition !== 'NONE' && lastDate !== null && lastDate > last ? ['lastDay'] : [];
};
