import { settingsEventTypes, settingsTable, sportsTable } from '@platzwart/contracts/club';
import type { ReadModel } from '../../core/readModel.ts';
import { foldClubSettings, isSettingsEvent } from './foldClubSettings.ts';
import { writeClubSettings } from './writeClubSettings.ts';

/** The club's name, address, operator, prices and booking rules. */
export const clubSettings: ReadModel = {
  name: 'club_settings',
  version: 3,
  handles: settingsEventTypes,
  tables: [
    { definition: settingsTable, completion: () => [] },
    { definition: sportsTable, completion: () => [] },
  ],
  apply: (events, effects) => writeClubSettings(foldClubSettings(events.filter(isSettingsEvent)), effects),
};
