import { calendarFile } from '@platzwart/contracts/calendar-file';
import type { ClubSettings } from '@platzwart/contracts/club';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { type Language, type PersonId, courtNameIn, sportNameOf, timeOfMinute } from '@platzwart/contracts/core';
import type { FeedRow } from './feedReads.ts';

const playingWords: Readonly<Record<Language, string>> = { de: 'Dabei', en: 'Playing' };

/** How often a calendar program should ask again, in seconds. */
const refreshSeconds = 3_600;

type Feed = Readonly<{
  owner: PersonId;
  /** The first names of the owner's children. */
  children: ReadonlyMap<PersonId, string>;
  club: Pick<ClubSettings, 'description' | 'sports'>;
  language: Language;
}>;

/**
 * The bookings as a calendar that is subscribed to: courts and times, which of them others booked, and no name of anybody but the children
 * (decisions.md N5, N26).
 */
export const calendarOfBookings = (rows: readonly FeedRow[], { owner, children, club, language }: Feed): string => {
  const { displayName } = club.description;
  const placeOf = ({ sport, court }: FeedRow): string => {
    const arranged = club.sports.find((each) => each.sport === sport) ?? { courts: [], labels: null };
    const given = arranged.courts.find(({ number }) => number === court)?.name ?? `Platz ${court}`;
    const name = courtNameIn(given, language);
    const sportName = sportNameOf({ sport, labels: arranged.labels }, language);
    return name.startsWith(sportName) ? name : `${sportName}, ${name}`;
  };
  const nameOfChild = ({ personId }: FeedRow) => (personId === null ? undefined : children.get(personId));
  const entries = rows.map((row) => ({
    uid: row.bookingId,
    startsAt: millisecondsOf(row.date, timeOfMinute(row.startMinute)),
    endsAt: millisecondsOf(row.date, timeOfMinute(row.endMinute)),
    title: row.personId === owner ? placeOf(row) : `${nameOfChild(row) ?? playingWords[language]}: ${placeOf(row)}`,
    location: displayName,
    description: '',
    sequence: row.revision ?? 0,
    changedAt: Date.parse(row.occurredAt ?? row.bookedAt),
    isCancelled: row.occupancy === 'CANCELED',
    language,
  }));
  return calendarFile(entries, { method: 'SUBSCRIPTION', name: displayName, refreshSeconds });
};
