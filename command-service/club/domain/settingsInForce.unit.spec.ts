import { describe, expect, it } from 'vitest';
import { emptyClub, evolveClub } from './clubState.ts';
import { settingsInForce } from './settingsInForce.ts';
import { setRules } from './specClub.ts';

const rules = setRules().data;
const withRules = evolveClub(emptyClub, { type: 'BookingRulesSet', data: rules });

describe('The settings in force', () => {
  it('are the rules and sports of the club, and the revision of its stream', () => {
    expect(settingsInForce({ state: withRules, revision: 7 })).toEqual({ revision: 7, rules, sports: [], terms: null });
  });

  it('are null while the club has no rules, or no stream', () => {
    expect(settingsInForce({ state: emptyClub, revision: 7 })).toBeNull();
    expect(settingsInForce({ state: withRules, revision: 'none' })).toBeNull();
  });
});
