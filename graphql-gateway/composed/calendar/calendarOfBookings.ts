import { calendarFile } from '@platzwart/contracts/calendar-file';
import type { ClubSettings } from '@platzwart/contracts/club';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { type Language, timeOfMinute } from '@platzwart/contracts/core';
import type { FeedRow } from './calendarReads.ts';

const texts: Readonly<Record<Language, Readonly<{ court: string; sports: Readonly<Record<string, string>> }>>> = {
  de: {
    court: 'Platz',
    sports: { TENNIS: 'Tennis', HALL: 'Halle', SQUASH: 'Squash', PADEL: 'Padel', BADMINTON: 'Badminton' },
  },
  en: {
    court: 'Court',
    sports: { TENNIS: 'Tennis', HALL: 'Indoor hall', SQUASH: 'Squash', PADEL: 'Padel', BADMINTON: 'Badminton' },
  },
};

/** `TABLE_TENNIS` → `Table tennis`, for sports that have no translated name. */
const readable = (sport: string): string => {
  const words = sport.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How often a calendar program should ask again, in seconds. */
const refreshSeconds = 3_600;

type Feed = Readonly<{ club: Pick<ClubSettings, 'description' | 'sports'>; language: Language }>;

/** The bookings as a calendar that is subscribed to: courts and times, and no name of anybody (decisions.md N26). */
export const calendarOfBookings = (rows: readonly FeedRow[], { club, language }: Feed): string => {
  const { court: courtWord, sports } = texts[language];
  const { displayName } = club.description;
  const placeOf = ({ sport, court }: FeedRow): string => {
    const courts = club.sports.find((each) => each.sport === sport)?.courts ?? [];
    const name = courts.find(({ number }) => number === court)?.name ?? `${courtWord} ${court}`;
    const sportName = sports[sport] ?? readable(sport);
    return name.startsWith(sportName) ? name : `${sportName}, ${name}`;
  };
  const entries = rows.map((row) => ({
    uid: row.bookingId,
    startsAt: millisecondsOf(row.date, timeOfMinute(row.startMinute)),
    endsAt: millisecondsOf(row.date, timeOfMinute(row.endMinute)),
    title: placeOf(row),
    location: displayName,
    description: '',
    sequence: row.revision ?? 0,
    changedAt: Date.parse(row.occurredAt ?? row.bookedAt),
    isCancelled: row.occupancy === 'CANCELED',
  }));
  return calendarFile(entries, { method: 'SUBSCRIPTION', name: displayName, refreshSeconds });
};
