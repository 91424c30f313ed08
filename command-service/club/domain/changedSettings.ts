import type { SettingsEvent } from '@platzwart/contracts/club';
import type { BookingRules } from '@platzwart/contracts/core';
import { canonicalJson } from '../../core/canonicalJson.ts';

export const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

const changedRules = (before: BookingRules | null, after: BookingRules): readonly string[] => {
  const known = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(after).flatMap(([rule, value]) => (isSame(value, known.get(rule)) ? [] : `rules.${rule}`));
};

/** The names of the settings that an event changes. Rules have one each: several sections write some of them. */
export const changedSettings = (before: BookingRules | null, { type, data }: SettingsEvent): readonly string[] => {
  switch (type) {
    case 'BookingRulesSet':
      return changedRules(before, data);
    case 'SportArranged':
    case 'SportWithdrawn':
      return [`sport.${data.sport}`];
    case 'PricesSet':
      return [`prices.${data.sport}`];
    default:
      return [type];
  }
};
