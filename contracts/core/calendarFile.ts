import {
  type ICalAttendeeData,
  type ICalEventData,
  type ICalOrganizer,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Language } from './languages.ts';

/** One entry of a calendar; instants are epoch milliseconds. */
export type CalendarEntry = Readonly<{
  /** Never changes for a booking, so that its entry is changed instead of added once more. */
  uid: string;
  startsAt: number;
  /** Null: it is not known. */
  endsAt: number | null;
  /** The entry is about whole days: midnight UTC of the first one, and of the one after the last. */
  isAllDay?: boolean;
  title: string;
  location: string;
  description: string;
  /** Rises with each change: a calendar ignores what is not newer than its own entry (RFC 5545 §3.8.7.4). */
  sequence: number;
  /** When the entry was last changed. */
  changedAt: number;
  isCancelled: boolean;
  /** Of the word before the title of a cancelled entry; missing: German. */
  language?: Language;
}>;

type Party = Readonly<{ name: string; email: string }>;

/** An invitation or its withdrawal: organizer and attendee must be the same in both (RFC 5546). */
type Invitation = Readonly<{ method: 'REQUEST' | 'CANCEL'; organizer: Party; attendee: Party }>;
export type CalendarFileOptions =
  | Readonly<{ method: 'PUBLISH' }>
  | Invitation
  /** A calendar that is subscribed to: its name, and after how many seconds a program asks again. */
  | Readonly<{ method: 'SUBSCRIPTION'; name: string; refreshSeconds: number }>;

/** Quotes cannot be written in a name (RFC 5545 §3.2). */
const partyOf = ({ name, email }: Party): ICalOrganizer => ({ name: name.replaceAll('"', "'"), email });

/** The person knows of the booking and is not asked to answer. */
const attendeeOf = (party: Party): ICalAttendeeData => ({
  ...partyOf(party),
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
});

const cancelledWords: Readonly<Record<Language, string>> = { de: 'Abgesagt', en: 'Cancelled' };

/** Many programs ignore the status of an entry, so its title says that it is cancelled, and it blocks no time (decisions.md Q15). */
const titleOf = ({ title, isCancelled, language = 'de' }: CalendarEntry): string =>
  isCancelled ? `${cancelledWords[language]}: ${title}` : title;

const eventOf = (entry: CalendarEntry, options: CalendarFileOptions): ICalEventData => ({
  id: `${entry.uid}@platzwart`,
  sequence: entry.sequence,
  stamp: new Date(entry.changedAt),
  lastModified: new Date(entry.changedAt),
  // UTC instants need no zone table, and every calendar shows them in its owner's zone.
  start: new Date(entry.startsAt),
  end: entry.endsAt === null ? null : new Date(entry.endsAt),
  allDay: entry.isAllDay ?? false,
  summary: titleOf(entry),
  location: entry.location,
  description: entry.description === '' ? null : entry.description,
  transparency: entry.isCancelled ? ICalEventTransparency.TRANSPARENT : null,
  status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  ...('attendee' in options && {
    organizer: partyOf(options.organizer),
    attendees: [attendeeOf(options.attendee)],
  }),
});

const product = { company: 'Platzwart', product: 'Platzwart', language: 'DE' };

/** The text of an .ics file (RFC 5545) with these entries; the same entries give the same text. */
export const calendarFile = (entries: readonly CalendarEntry[], options: CalendarFileOptions): string => {
  const calendar = new ICalCalendar({
    prodId: product,
    ...(options.method === 'SUBSCRIPTION'
      ? { name: options.name, ttl: options.refreshSeconds }
      : { method: ICalCalendarMethod[options.method] }),
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, options));
  return `${calendar.toString()}\r\n`;
};
