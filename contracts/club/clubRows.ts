import * as v from 'valibot';
import {
  column,
  type BookingRules,
  type SportSettings,
  defineTable,
  priceRowsSchema,
  sportArrangementSchema,
} from '../core/index.ts';
import type { Billing } from './billing.ts';
import type { ClubDescription, Imprint } from './clubDescription.ts';

/** The read model `club_settings`: everything a screen needs to know about the club. */
export type ClubSettings = Readonly<{
  description: ClubDescription;
  /** Null until it is stated. */
  imprint: Imprint | null;
  /** Null until it is stated. */
  billing: Billing | null;
  rules: BookingRules;
  /** In the order of the menu. */
  sports: readonly SportSettings[];
}>;

/** `value` has the type of the key in `ClubSettings`. */
export const settingsTable = defineTable('settings', 'key', {
  key: column.wordOf(['description', 'imprint', 'billing', 'rules']),
  value: column.jsonOf(v.unknown()),
});

/** Empty while the prices of a configured sport are not set. */
export const sportsTable = defineTable('sports', 'sport', {
  sport: column.text,
  place: column.integer,
  arrangement: column.jsonOf(sportArrangementSchema),
  prices: column.jsonOf(priceRowsSchema),
});
