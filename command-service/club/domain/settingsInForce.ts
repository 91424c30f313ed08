import type { BookingRules, SportSettings } from '@platzwart/contracts/core';
import type { ClubState } from './clubState.ts';

type SettingsInForce = Readonly<{
  revision: number;
  rules: BookingRules;
  sports: readonly SportSettings[];
  terms: number | null;
}>;

/** The settings that a booking is decided with; null while the club has no booking rules. `revision` is that of the club's stream. */
export const settingsInForce = ({
  state,
  revision,
}: Readonly<{ state: ClubState; revision: number | 'none' }>): SettingsInForce | null =>
  state.rules && revision !== 'none'
    ? { revision, rules: state.rules, sports: state.sports, terms: state.terms?.version ?? null }
    : null;
