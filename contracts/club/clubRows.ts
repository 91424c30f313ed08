import * as v from 'valibot';
import {
  column,
  type BookingRules,
  type SportSettings,
  defineTable,
  priceRowsSchema,
  sportArrangementSchema,
} from '../core/index.ts';
import type { Accounting } from './accounting.ts';
import type { Billing } from './billing.ts';
import type { TermsVersion } from './terms.ts';
import type { ClubDescription, Imprint } from './clubDescription.ts';

/** The read model `club_settings`: everything a screen needs to know about the club. */
export type ClubSettings = Readonly<{
  /** Which event of the club's stream changed them last, counted from 1; 0 before the first. */
  revision: number;
  description: ClubDescription;
  /** Null until it is stated. */
  imprint: Imprint | null;
  /** Null until it is stated. */
  billing: Billing | null;
  /** Null until it is stated. */
  accounting: Accounting | null;
  rules: BookingRules;
  /** All versions, the newest last; empty where the club has no terms. */
  terms: readonly TermsVersion[];
  /** In the order of the menu. */
  sports: readonly SportSettings[];
}>;

/** `value` has the type of the key in `ClubSettings`; that of `terms` is an object with the versions by their number. */
export const settingsTable = defineTable('settings', 'key', {
  key: column.wordOf(['description', 'imprint', 'billing', 'accounting', 'rules', 'terms', 'revision']),
  value: column.jsonOf(v.unknown()),
});

/** Empty while the prices of a configured sport are not set. */
export const sportsTable = defineTable('sports', 'sport', {
  sport: column.text,
  place: column.integer,
  arrangement: column.jsonOf(sportArrangementSchema),
  prices: column.jsonOf(priceRowsSchema),
});
