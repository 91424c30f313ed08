import { type ClubEventDetails, datesOfEvent } from '@platzwart/contracts/club-event';
import { type LocalDate, addDays, localTime, weekdayOf } from '@platzwart/contracts/core';
import type { CourtBoard, Spot } from './courtBoard.ts';
import { type Announcement, type DemoDay, isoOf } from './demoOrder.ts';

/** The first such weekday (1 Monday to 7 Sunday) that is at least `days` from today on. */
const weekdayFrom = ({ today }: DemoDay, days: number, weekday: number): LocalDate => {
  const earliest = addDays(today, days);
  return addDays(earliest, (weekday - weekdayOf(earliest) + 7) % 7);
};

const textOnly = { start: null, end: null, homeAway: null, sport: null, courts: [], description: null } as const;
const times = (start: string, end: string) => ({ start: localTime(start), end: localTime(end) });

const eventsAround = (day: DemoDay): readonly ClubEventDetails[] => {
  const saturday = weekdayFrom(day, 5, 6);
  const assembly = weekdayFrom(day, 15, 5);
  const party = weekdayFrom(day, 20, 6);
  const match = weekdayFrom(day, 3, 7);
  const away = weekdayFrom(day, 19, 7);
  const opening = weekdayFrom(day, -40, 6);
  return [
    {
      ...{ ...textOnly, category: 'TOURNAMENT', name: 'Vereinsmeisterschaft', place: 'Unsere Anlage' },
      ...{ date: saturday, endDate: addDays(saturday, 1), ...times('10:00', '16:00') },
      ...{ sport: 'TENNIS', courts: [1, 2, 3, 4], description: 'Einzel und Doppel. Zuschauen kostet nichts.' },
    },
    {
      ...{ ...textOnly, category: 'LEAGUE', name: 'Herren 30 gegen TV Neustadt', place: 'Unsere Anlage' },
      ...{ date: match, endDate: match, ...times('09:00', '14:00'), homeAway: 'HOME' },
      ...{ sport: 'TENNIS', courts: [7, 8] },
    },
    {
      ...{ ...textOnly, category: 'LEAGUE', name: 'Damen beim TC Altdorf', place: 'Altdorf' },
      ...{ date: away, endDate: away, start: localTime('10:00'), homeAway: 'AWAY', sport: 'TENNIS' },
    },
    {
      ...{ ...textOnly, category: 'CLUB', name: 'Mitgliederversammlung', place: 'Clubhaus' },
      ...{ date: assembly, endDate: assembly, ...times('19:00', '21:30') },
    },
    {
      ...{ ...textOnly, category: 'CLUB', name: 'Vereinsfest', place: 'Clubhaus und Wiese' },
      ...{ date: party, endDate: party, ...times('15:00', '01:00') },
      description: 'Mit Grill und Musik.\nBringt gern Salate mit.',
    },
    {
      ...{ ...textOnly, category: 'CLUB', name: 'Platzeröffnung', place: 'Anlage' },
      ...{ date: opening, endDate: opening },
    },
  ];
};

/** Each of its courts on each of its days. */
export const spotsOfEvent = (details: ClubEventDetails): readonly Spot[] => {
  const { sport, start, end, courts } = details;
  if (sport === null || start === null || end === null) return [];
  return datesOfEvent(details).flatMap((date) => courts.map((court) => ({ sport, court, date, start, end })));
};

/** The events of the club around this day; marks their courts as taken on `board`. */
export const clubEvents = (day: DemoDay, board: CourtBoard): readonly Announcement[] => {
  const decidedAt = isoOf(day.now.subtract({ hours: 40 * 24 }));
  return eventsAround(day).map((details) => {
    spotsOfEvent(details).forEach(board.take);
    return { kind: 'event', decidedAt, details };
  });
};
