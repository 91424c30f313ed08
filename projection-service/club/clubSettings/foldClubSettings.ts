import type { ClubDescription, SettingsEvent, Imprint } from '@platzwart/contracts/club';
import { settingsEventTypes } from '@platzwart/contracts/club';
import { type BookingRules, type PriceRow, type SportArrangement, assertNever } from '@platzwart/contracts/core';
import type { Logged } from '../../core/readModel.ts';

type Key = 'description' | 'imprint' | 'rules';
type Setting = ClubDescription | Imprint | BookingRules;

export type ClubSettingsChanges = Readonly<{
  settings: ReadonlyMap<Key, Setting>;
  /** In the order in which they were first arranged. */
  arrangements: ReadonlyMap<string, SportArrangement>;
  prices: ReadonlyMap<string, readonly PriceRow[]>;
}>;

export const isSettingsEvent = (logged: Logged): logged is Logged<SettingsEvent> =>
  settingsEventTypes.some((type) => type === logged.event.type);

/** The latest value of each setting. */
export const foldClubSettings = (events: readonly Logged<SettingsEvent>[]): ClubSettingsChanges => {
  const settings = new Map<Key, Setting>();
  const arrangements = new Map<string, SportArrangement>();
  const prices = new Map<string, readonly PriceRow[]>();
  for (const { event } of events) {
    switch (event.type) {
      case 'ClubDescribed':
        settings.set('description', event.data);
        break;
      case 'ImprintStated':
        settings.set('imprint', event.data);
        break;
      case 'BookingRulesSet':
        settings.set('rules', event.data);
        break;
      case 'SportArranged':
        arrangements.set(event.data.sport, event.data);
        break;
      case 'PricesSet':
        prices.set(event.data.sport, event.data.rows);
        break;
      default:
        assertNever(event);
    }
  }
  return { settings, arrangements, prices };
};
