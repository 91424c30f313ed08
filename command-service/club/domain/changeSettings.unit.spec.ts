import type { ChangeSettings, ClubEvent } from '@platzwart/contracts/club';
import { cents, localDate, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { clubDecider } from './clubDecider.ts';
import type { ClubState } from './clubState.ts';
import { arrangeTennis, describeClub, priceTennis, setRules } from './specClub.ts';

type Data = ChangeSettings['data'];

const when = (
  state: ClubState,
  change: Partial<Data>,
  clearance: { clearanceId: string; sports: string[] } | null = null,
) => clubDecider.decide({ type: 'ChangeSettings', data: { force: false, reason: null, ...change }, clearance }, state);
const applied = (state: ClubState, change: Partial<Data>): ClubState => {
  const decision = when(state, change);
  if (decision.outcome === 'rejected') throw new Error(decision.fields.join());
  return decision.events.reduce(clubDecider.evolve, state);
};
const events: readonly ClubEvent[] = [
  { type: 'SportArranged', data: arrangeTennis().data },
  { type: 'PricesSet', data: priceTennis('07:00').data },
  { type: 'SportArranged', data: arrangeTennis({ sport: 'HALL' }).data },
  { type: 'BookingRulesSet', data: setRules().data },
];
const club = events.reduce(clubDecider.evolve, clubDecider.initialState);
const hours = { opensAt: localTime('08:00'), closesAt: localTime('20:00'), halfHour: true };
const tennis = { sport: 'TENNIS', activeCourts: 3, courts: null, surface: null, labels: null, ...hours };

describe('Changing several settings together', () => {
  it('writes one event for each that differs, in one decision', () => {
    expect(when(club, { sport: tennis, rules: { cancellationHours: 12 } })).toMatchObject({
      events: [{ type: 'SportArranged' }, { type: 'PricesSet' }, { type: 'BookingRulesSet' }],
    });
  });

  it('writes nothing where all is as it was', () => {
    expect(when(club, { sports: ['TENNIS', 'HALL'], rules: {} })).toEqual({ outcome: 'accepted', events: [] });
  });

  it('changes nothing where one part is wrong, and names the part', () => {
    const closed = { ...tennis, closesAt: localTime('08:30') };
    expect(when(club, { rules: { showNames: true }, sport: closed })).toEqual({
      outcome: 'rejected',
      code: 'ERR_INVALID_INPUT',
      fields: ['sport.closesAt'],
    });
  });

  it('keeps the rules and limits that are not named', () => {
    const strict = { ...setRules().data.limits.MEMBER, maxOpenBookings: 2 };
    const { rules } = applied(club, { rules: { limits: { MEMBER: strict } } });
    expect(rules).toEqual({ ...setRules().data, limits: { ...setRules().data.limits, MEMBER: strict } });
  });

  it('starts with the standard rules in a club without any', () => {
    const { rules } = applied(clubDecider.initialState, { rules: { cancellationHours: 3 } });
    expect(rules).toMatchObject({ cancellationHours: 3, allowedGuests: true });
  });

  it('describes a new club with its first sport at once', () => {
    const begun = applied(clubDecider.initialState, {
      description: describeClub().data,
      sport: tennis,
      sports: ['TENNIS'],
    });
    expect(begun.sports.map(({ sport, courts }) => [sport, courts.length])).toEqual([['TENNIS', 3]]);
  });
});

describe('A change that was made from settings that somebody else has changed since', () => {
  const { eventCount: basedOn } = club;
  const hall = { ...tennis, sport: 'HALL' };
  const dearer = priceTennis('08:00').data.rows.map((row) => ({ ...row, guest: cents(9900) }));
  const meanwhile = applied(club, { rules: { showNames: true }, sport: tennis });

  it.each<readonly [string, Partial<Data>]>([
    ['a rule', { rules: { cancellationHours: 12, showNames: false } }],
    ['a sport', { sport: { ...tennis, activeCourts: 4 } }],
    ['the prices of a sport, which follow its hours', { prices: { sport: 'TENNIS', rows: dearer } }],
    ['a sport that is no longer offered', { sports: ['HALL'] }],
  ])('is refused where it would undo that: %s', (_, change) => {
    expect(when(meanwhile, { basedOn, ...change })).toMatchObject({ code: 'ERR_SETTINGS_OUTDATED' });
  });

  it.each<readonly [string, Partial<Data>]>([
    ['another rule', { rules: { cancellationHours: 12, showNames: true } }],
    ['another sport', { sport: hall, sports: ['HALL', 'TENNIS'] }],
    ['the name of the club', { description: describeClub().data }],
  ])('is accepted where it undoes nothing: %s', (_, change) => {
    expect(when(meanwhile, { basedOn, ...change })).toMatchObject({ outcome: 'accepted' });
  });

  it('is accepted once it was made from those in force', () => {
    const change = { basedOn: meanwhile.eventCount, rules: { cancellationHours: 12, showNames: false } };
    expect(when(meanwhile, change)).toMatchObject({ outcome: 'accepted' });
  });

  it('is nothing to refuse where it is what has been saved: the same command twice', () => {
    expect(when(meanwhile, { basedOn, rules: { showNames: true } })).toEqual({ outcome: 'accepted', events: [] });
  });

  it('is not one that was made before an event that is about no setting', () => {
    const proven = clubDecider.evolve(club, { type: 'LogProofRequested', data: {} });
    expect(when(proven, { basedOn, rules: { cancellationHours: 12 } })).toMatchObject({ outcome: 'accepted' });
  });
});

describe('The order of the sports', () => {
  it('is that of the list; what is not in it is withdrawn', () => {
    expect(applied(club, { sports: ['HALL', 'TENNIS'] }).sports.map(({ sport }) => sport)).toEqual(['HALL', 'TENNIS']);
    expect(when(club, { sports: ['HALL'] })).toMatchObject({
      events: [{ type: 'SportWithdrawn', data: { sport: 'TENNIS' } }],
    });
  });

  it.each([[['TENNIS', 'HALL', 'GOLF']], [['TENNIS', 'TENNIS', 'HALL']]])('refuses %s', (sports) => {
    expect(when(club, { sports })).toMatchObject({ outcome: 'rejected', fields: ['sports'] });
  });
});

describe('Rules that contradict themselves', () => {
  const rate = setRules().data.vatRates[0];
  if (!rate) throw new Error('No rate');
  const card = { type: 'ADULT' as const, price: cents(1) };
  const twice: readonly (readonly [string, NonNullable<Data['rules']>, string])[] = [
    ['two rates of one group from one day', { vatRates: [rate, { ...rate, percent: 7 }] }, 'rules.vatRates.1'],
    ['two prices of one kind of card', { voucherPrices: [card, card] }, 'rules.voucherPrices.1'],
    [
      'a period of § 19 UStG that ends before it begins',
      { smallBusinessPeriods: [{ from: localDate('2027-01-02'), to: localDate('2027-01-01') }] },
      'rules.smallBusinessPeriods.0.to',
    ],
    ['a payment method twice', { paymentMethods: ['INVOICE', 'INVOICE'] }, 'rules.paymentMethods'],
  ];
  it.each(twice)('are refused: %s', (_, rules, field) => {
    expect(when(club, { rules })).toMatchObject({ outcome: 'rejected', fields: [field] });
  });
});

describe('A clearance', () => {
  const clearance = { clearanceId: 'c1', sports: ['TENNIS'] };
  const ordered = when(club, { sport: tennis, reason: 'Umbau' }, clearance);
  const state = ordered.outcome === 'accepted' ? ordered.events.reduce(clubDecider.evolve, club) : club;

  it('is ordered together with the settings, with the reason', () => {
    expect(state.clearances).toEqual([{ ...clearance, reason: 'Umbau' }]);
  });

  it('is completed once', () => {
    const complete = { type: 'CompleteClearance', data: { clearanceId: 'c1' } } as const;
    const done = clubDecider.decide(complete, state);
    expect(done).toMatchObject({ events: [{ type: 'ClearanceCompleted' }] });
    expect(clubDecider.decide(complete, club)).toEqual({ outcome: 'accepted', events: [] });
  });

  it('is not ordered where nothing changes', () => {
    expect(when(club, { rules: {} }, clearance)).toEqual({ outcome: 'accepted', events: [] });
  });
});
