import type { ClubEventAnnounced } from '@platzwart/contracts/club-event';
import { clubEventId, localDate, localTime } from '@platzwart/contracts/core';

/** An event of the club on 2 May 2026, from 10:00 to 18:00, on court 1. */
export const clubEventAnnounced = (nr: number, name = `Fest ${nr}`): ClubEventAnnounced => ({
  type: 'ClubEventAnnounced',
  data: {
    ...{
      eventId: clubEventId(`0e000000-0000-4000-8000-${String(nr).padStart(12, '0')}`),
      category: 'CLUB',
      name,
      description: null,
      place: 'Clubhaus',
    },
    ...{ date: localDate('2026-05-02'), endDate: localDate('2026-05-02'), homeAway: null },
    ...{ start: localTime('10:00'), end: localTime('18:00'), sport: 'TENNIS', courts: [1] },
  },
});
