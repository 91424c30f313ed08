import type { CourtBlock } from '@platzwart/contracts/booking';
import { type CalendarEntry, type CalendarFileOptions, calendarFile } from '@platzwart/contracts/calendar-file';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import type { Addressee, Attachment } from '../core/mailContent.ts';
import type { Club } from '../core/readClub.ts';
import { blockText } from './blockText.ts';
import { bookingTexts } from './bookingTexts.ts';

type Block = CourtBlock &
  Readonly<{ bookingId: string; /** Of the event in the ledger: rises with each change. */ revision: number }>;
type CalendarOptions = Readonly<{ club: Club; addressee: Addressee; /** Epoch milliseconds. */ changedAt: number }>;

const entryOf = (
  block: Block,
  { club, addressee, changedAt }: CalendarOptions,
  isCancelled: boolean,
): CalendarEntry => ({
  uid: block.bookingId,
  startsAt: millisecondsOf(block.date, block.start),
  endsAt: millisecondsOf(block.date, block.end),
  title: blockText(club, addressee.language).place(block),
  location: club.name,
  description: '',
  ...{ sequence: block.revision, changedAt, isCancelled, language: addressee.language },
});

const fileOf = (fileName: string, entries: readonly CalendarEntry[], options: CalendarFileOptions): Attachment => ({
  fileName,
  type: `text/calendar; charset=utf-8; method=${options.method}`,
  content: calendarFile(entries, options),
});

/** An invitation names its organizer: without an address of the club there is none. */
const invitationOf = (method: 'REQUEST' | 'CANCEL', { club, addressee }: CalendarOptions): CalendarFileOptions => {
  const { firstName, lastName, email } = addressee;
  if (club.email === null) return { method: 'PUBLISH' };
  const attendee = { name: `${firstName} ${lastName}`, email };
  return { method, organizer: { name: club.name, email: club.email }, attendee };
};

/**
 * The calendar entries for the recipient of the e-mail, with the ids of the calendar that may be subscribed to. One booking is an invitation,
 * which the cancellation withdraws; an invitation cannot hold several (RFC 5546 §3.2.2), so these are entries to be imported.
 */
export const calendarOfOrder = (
  order: readonly Block[],
  options: CalendarOptions,
  about: 'confirmed' | 'changed' = 'confirmed',
): Attachment => {
  const entries = order.map((block) => entryOf(block, options, false));
  const method = order.length === 1 ? invitationOf('REQUEST', options) : ({ method: 'PUBLISH' } as const);
  return fileOf(bookingTexts[options.addressee.language][about].fileName, entries, method);
};

/** Removes the entries of cancelled bookings: one is withdrawn as it was invited to, several are imported as cancelled. */
export const withdrawalOf = (blocks: readonly Block[], options: CalendarOptions): Attachment =>
  fileOf(
    bookingTexts[options.addressee.language].cancelled.fileName,
    blocks.map((block) => entryOf(block, options, true)),
    blocks.length === 1 ? invitationOf('CANCEL', options) : { method: 'PUBLISH' },
  );
