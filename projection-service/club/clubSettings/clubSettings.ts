import { settingsEventTypes, settingsTable, sportsTable } from '@platzwart/contracts/club';
import type { ReadModel } from '../../core/readModel.ts';
import { isSettingsEvent } from './isSettingsEvent.ts';
import { writeClubSettings } from './writeClubSettings.ts';

/** The club's name, address, operator, tax data, prices and booking rules. */
export const clubSettings: ReadModel = {
  name: 'club_settings',
  version: 8,
  handles: settingsEventTypes,
  tables: [
    { definition: settingsTable, completion: () => [] },
    { definition: sportsTable, completion: () => [] },
  ],
  apply: async (events, effects) => {
    for (const logged of events.filter(isSettingsEvent)) await writeClubSettings(logged, effects);
  },
};
