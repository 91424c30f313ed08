import type { ClubDescription, ClubEvent, Imprint } from '@platzwart/contracts/club';
import { type BookingRules, type SportSettings, assertNever } from '@platzwart/contracts/core';

/** What the club has decided about itself; null where it has not yet. */
export type ClubState = Readonly<{
  description: ClubDescription | null;
  imprint: Imprint | null;
  rules: BookingRules | null;
  /** In the order in which the sports were arranged first. `prices` is empty until they are set. */
  sports: readonly SportSettings[];
}>;

export const emptyClub: ClubState = { description: null, imprint: null, rules: null, sports: [] };

export const sportOf = ({ sports }: ClubState, key: string): SportSettings | null =>
  sports.find(({ sport }) => sport === key) ?? null;

const pricesOf = (state: ClubState, key: string): SportSettings['prices'] => sportOf(state, key)?.prices ?? [];

const withSport = ({ sports }: ClubState, changed: SportSettings): readonly SportSettings[] =>
  sports.some(({ sport }) => sport === changed.sport)
    ? sports.map((known) => (known.sport === changed.sport ? changed : known))
    : [...sports, changed];

export const evolveClub = (state: ClubState, event: ClubEvent): ClubState => {
  switch (event.type) {
    case 'ClubDescribed':
      return { ...state, description: event.data };
    case 'ImprintStated':
      return { ...state, imprint: event.data };
    case 'BookingRulesSet':
      return { ...state, rules: event.data };
    case 'SportArranged':
      return { ...state, sports: withSport(state, { ...event.data, prices: pricesOf(state, event.data.sport) }) };
    case 'PricesSet': {
      const known = sportOf(state, event.data.sport);
      return known ? { ...state, sports: withSport(state, { ...known, prices: event.data.rows }) } : state;
    }
    default:
      return assertNever(event);
  }
};
