import { clubEventEventTypes, clubEventsTable } from '@platzwart/contracts/club-event';
import type { ReadModel } from '../../core/readModel.ts';
import { isClubEventEvent, writeClubEvent } from './writeClubEvent.ts';

/** What the club says about its events (decisions.md B16, N76). */
export const clubEvents: ReadModel = {
  name: 'club_events',
  version: 1,
  handles: clubEventEventTypes,
  tables: [
    {
      definition: clubEventsTable,
      completion: (table) => [`create index events_by_last_day on ${table} (last_day)`],
    },
  ],
  apply: async (events, effects) => {
    for (const logged of events.filter(isClubEventEvent)) await writeClubEvent(logged, effects);
  },
};
