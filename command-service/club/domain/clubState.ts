import type { ClubDescription, ClubEvent, ClubMode, Imprint, SetPrices } from '@platzwart/contracts/club';
import { type BookingRules, type DeepReadonly, type SportSettings, assertNever } from '@platzwart/contracts/core';

/** The club's settings; null where they have not been set yet. */
export type ClubState = Readonly<{
  /** Null in logs that were begun by an older release. */
  mode: ClubMode | null;
  /** When the head was taken that was sent last, as an ISO 8601 instant. */
  logHeadSentAt: string | null;
  description: ClubDescription | null;
  imprint: Imprint | null;
  rules: BookingRules | null;
  /** In the order in which the sports were first configured. `prices` is empty until they are set. */
  sports: readonly SportSettings[];
}>;

export const emptyClub: ClubState = {
  ...{ mode: null, logHeadSentAt: null, description: null, imprint: null, rules: null },
  sports: [],
};

export const sportOf = ({ sports }: ClubState, key: string): SportSettings | null =>
  sports.find(({ sport }) => sport === key) ?? null;

const pricesOf = (state: ClubState, key: string): SportSettings['prices'] => sportOf(state, key)?.prices ?? [];

const withSport = ({ sports }: ClubState, changed: SportSettings): readonly SportSettings[] =>
  sports.some(({ sport }) => sport === changed.sport)
    ? sports.map((known) => (known.sport === changed.sport ? changed : known))
    : [...sports, changed];

const withPrices = (state: ClubState, { sport, rows }: DeepReadonly<SetPrices['data']>): ClubState => {
  const known = sportOf(state, sport);
  return known ? { ...state, sports: withSport(state, { ...known, prices: rows }) } : state;
};

export const evolveClub = (state: ClubState, event: ClubEvent): ClubState => {
  switch (event.type) {
    case 'ClubOpened':
      return { ...state, mode: event.data.mode };
    case 'DemoEnded':
      return { ...state, mode: 'production' };
    case 'LogHeadSent':
      return { ...state, logHeadSentAt: event.data.head.takenAt };
    case 'ClubDescribed':
      return { ...state, description: event.data };
    case 'ImprintStated':
      return { ...state, imprint: event.data };
    case 'BookingRulesSet':
      return { ...state, rules: event.data };
    case 'SportArranged':
      return { ...state, sports: withSport(state, { ...event.data, prices: pricesOf(state, event.data.sport) }) };
    case 'PricesSet':
      return withPrices(state, event.data);
    default:
      return assertNever(event);
  }
};
