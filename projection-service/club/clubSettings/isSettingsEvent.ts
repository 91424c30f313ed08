import { type SettingsEvent, settingsEventTypes } from '@platzwart/contracts/club';
import type { Logged } from '../../core/readModel.ts';

export const isSettingsEvent = (logged: Logged): logged is Logged<SettingsEvent> =>
  settingsEventTypes.some((type) => type === logged.event.type);
