import { clubEventTypes } from '@platzwart/contracts/club';
import type { ReadModel } from '../../core/readModel.ts';
import { foldClubSettings, isClubEvent } from './foldClubSettings.ts';
import { writeClubSettings } from './writeClubSettings.ts';

/** What the club is called, where it is, who runs it, what its courts cost and by which rules they are booked. */
export const clubSettings: ReadModel = {
  name: 'club_settings',
  version: 2,
  handles: clubEventTypes,
  tables: [
    {
      name: 'settings',
      columns: (table) => {
        table.text('key').primary().checkIn(['description', 'imprint', 'rules']);
        table.jsonb('value').notNullable();
      },
      indexes: () => undefined,
      constraints: () => [],
    },
    {
      name: 'sports',
      columns: (table) => {
        table.text('sport').primary();
        table.integer('place').notNullable();
        table.jsonb('arrangement').notNullable();
        table.jsonb('prices').notNullable();
      },
      indexes: () => undefined,
      constraints: () => [],
    },
  ],
  apply: (events, effects) => writeClubSettings(foldClubSettings(events.filter(isClubEvent)), effects),
};
