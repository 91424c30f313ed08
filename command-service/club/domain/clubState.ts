import {
  type Accounting,
  type Billing,
  type ClubDescription,
  type ClubEvent,
  type ClubMode,
  type Imprint,
  type IssuedTerms,
  type SetPrices,
  type SettingsEvent,
  settingsEventTypes,
} from '@platzwart/contracts/club';
import type { BookingRules, DeepReadonly, SportSettings } from '@platzwart/contracts/core';
import { changedSettings } from './changedSettings.ts';

/** Bookings of these sports that do not fit the settings are to be cancelled. */
export type Clearance = Extract<ClubEvent, { type: 'ClearanceOrdered' }>['data'];

/** The club's settings; null where they have not been set yet. */
export type ClubState = Readonly<{
  /** How many events there have been. */
  eventCount: number;
  /** Which of them changed each setting last, counted from 1, by the names of `changedSettings`. */
  lastChanges: Readonly<Record<string, number>>;
  /** Null in logs that were begun by an older release. */
  mode: ClubMode | null;
  /** When the head was taken that was sent last, as an ISO 8601 instant. */
  logHeadSentAt: string | null;
  /** When the run over the log began that was the last one, as an ISO 8601 instant. */
  logProvenAt: string | null;
  /** How many flaws that run found. */
  logFlaws: number;
  /** Whether it is to be proved again now. */
  isLogProofRequested: boolean;
  description: ClubDescription | null;
  imprint: Imprint | null;
  billing: Billing | null;
  accounting: Accounting | null;
  /** The version in force. */
  terms: IssuedTerms | null;
  rules: BookingRules | null;
  /** In the order of the menu. `prices` is empty until they are set. */
  sports: readonly SportSettings[];
  /** Whose bookings have not all been cancelled yet. */
  clearances: readonly Clearance[];
  /** The ids of all exports of postings. */
  exports: readonly string[];
}>;

export const emptyClub: ClubState = {
  ...{ eventCount: 0, lastChanges: {} },
  ...{
    mode: null,
    logHeadSentAt: null,
    logProvenAt: null,
    isLogProofRequested: false,
    logFlaws: 0,
    description: null,
    imprint: null,
    billing: null,
    accounting: null,
    rules: null,
    terms: null,
  },
  ...{ sports: [], clearances: [], exports: [] },
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

/** A sport that is not in the list comes last. */
const inOrder = ({ sports }: ClubState, keys: readonly string[]): readonly SportSettings[] => {
  const placeOf = ({ sport }: SportSettings): number => (keys.includes(sport) ? keys.indexOf(sport) : keys.length);
  return sports.toSorted((one, other) => placeOf(one) - placeOf(other));
};

type EventOfType<Type extends ClubEvent['type']> = Extract<ClubEvent, { type: Type }>;
type Evolutions = { readonly [Type in ClubEvent['type']]: (state: ClubState, event: EventOfType<Type>) => ClubState };

/** How each event changes the state. */
const evolutions: Evolutions = {
  ClubOpened: (state, { data }) => ({ ...state, mode: data.mode }),
  DemoEnded: (state) => ({ ...state, mode: 'production' }),
  LogHeadSent: (state, { data }) => ({ ...state, logHeadSentAt: data.head.takenAt }),
  LogProofRequested: (state) => ({ ...state, isLogProofRequested: true }),
  LogProven: (state, { data }) => ({
    ...state,
    logProvenAt: data.startedAt,
    logFlaws: data.flawCount,
    isLogProofRequested: false,
  }),
  BookingsRefused: (state) => state,
  AccountingExported: (state, { data }) => ({ ...state, exports: [...state.exports, data.exportId] }),
  ClubDescribed: (state, { data }) => ({ ...state, description: data }),
  ImprintStated: (state, { data }) => ({ ...state, imprint: data }),
  BillingStated: (state, { data }) => ({ ...state, billing: data }),
  AccountingStated: (state, { data }) => ({ ...state, accounting: data }),
  TermsIssued: (state, { data }) => ({ ...state, terms: data }),
  BookingRulesSet: (state, { data }) => ({ ...state, rules: data }),
  SportArranged: (state, { data }) => ({
    ...state,
    sports: withSport(state, { ...data, prices: pricesOf(state, data.sport) }),
  }),
  SportsOrdered: (state, { data }) => ({ ...state, sports: inOrder(state, data.sports) }),
  SportWithdrawn: (state, { data }) => ({ ...state, sports: state.sports.filter(({ sport }) => sport !== data.sport) }),
  PricesSet: (state, { data }) => withPrices(state, data),
  ClearanceOrdered: (state, { data }) => ({ ...state, clearances: [...state.clearances, data] }),
  ClearanceCompleted: (state, { data }) => ({
    ...state,
    clearances: state.clearances.filter(({ clearanceId }) => clearanceId !== data.clearanceId),
  }),
};

const evolved = <Type extends ClubEvent['type']>(
  state: ClubState,
  event: EventOfType<Type> & { type: Type },
): ClubState => evolutions[event.type](state, event);

export const isSetting = (event: ClubEvent): event is SettingsEvent =>
  settingsEventTypes.some((each) => each === event.type);

const withChanges = ({ lastChanges, rules }: ClubState, event: SettingsEvent, revision: number) => ({
  ...lastChanges,
  ...Object.fromEntries(changedSettings(rules, event).map((setting) => [setting, revision])),
});

export const evolveClub = (state: ClubState, event: ClubEvent): ClubState => {
  const eventCount = state.eventCount + 1;
  const lastChanges = isSetting(event) ? withChanges(state, event, eventCount) : state.lastChanges;
  return { ...evolved(state, event), eventCount, lastChanges };
};
