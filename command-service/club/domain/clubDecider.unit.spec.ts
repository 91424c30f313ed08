import {
  type ClubEvent,
  type ClubMode,
  arrangeSportSchema,
  describeClubSchema,
  setBookingRulesSchema,
  setPricesSchema,
  stateImprintSchema,
} from '@platzwart/contracts/club';
import { localTime, personId, position } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../core/decider.ts';
import { clubDecider } from './clubDecider.ts';
import type { ClubStreamCommand, SettingCommand } from './clubMode.ts';
import { clubSnapshot } from './clubSnapshot.ts';
import type { ClubState } from './clubState.ts';
import { arrangeTennis, describeClub, priceRow, priceTennis, setRules, stateImprint } from './specClub.ts';

const decided = (command: ClubStreamCommand, state: ClubState): Decision<ClubEvent, string> =>
  clubDecider.decide(command, state);

const given = (...commands: readonly ClubStreamCommand[]) => {
  const state = commands.reduce((club, command) => {
    const decision = decided(command, club);
    if (decision.outcome === 'rejected') throw new Error(`Not given: ${command.type} breaks ${decision.fields.join()}`);
    return decision.events.reduce(clubDecider.evolve, club);
  }, clubDecider.initialState);
  return { state, when: (command: ClubStreamCommand) => decided(command, state) };
};
const invalid = (...fields: readonly string[]) => ({ outcome: 'rejected', code: 'ERR_INVALID_INPUT', fields });
const hours = (opensAt: string, closesAt: string) => ({ opensAt: localTime(opensAt), closesAt: localTime(closesAt) });

const settled: readonly SettingCommand[] = [
  arrangeTennis(),
  priceTennis('07:00', '17:00'),
  setRules(),
  describeClub(),
  stateImprint(),
];

describe('Setting up a club', () => {
  it.each(settled.map((command, index) => [command.type, command, settled.slice(0, index)] as const))(
    '%s writes one event; the same command again writes none',
    (_, command, earlier) => {
      expect(given(...earlier).when(command)).toMatchObject({ outcome: 'accepted', events: [{ data: command.data }] });
      expect(given(...earlier, command).when(command)).toEqual({ outcome: 'accepted', events: [] });
    },
  );

  it('keeps sports in the order in which they were added, with their prices', () => {
    const { state } = given(...settled, arrangeTennis({ sport: 'HALL' }), arrangeTennis({ halfHour: false }));
    expect(state.sports.map(({ sport, halfHour, prices }) => [sport, halfHour, prices.length])).toEqual([
      ['TENNIS', false, 2],
      ['HALL', true, 0],
    ]);
  });
});

describe('The mode of a club', () => {
  const open = (mode: ClubMode): ClubStreamCommand => ({ type: 'OpenClub', data: { mode } });
  const end: ClubStreamCommand = { type: 'EndDemo' };
  const nothing = { outcome: 'accepted', events: [] };

  it('is recorded once, and is not changed to another one', () => {
    expect(given().when(open('demo'))).toMatchObject({ events: [{ type: 'ClubOpened', data: { mode: 'demo' } }] });
    expect(given(open('demo')).when(open('demo'))).toEqual(nothing);
    expect(given(open('demo')).when(open('production'))).toEqual(invalid('mode'));
    expect(given(open('production')).when(open('demo'))).toEqual(invalid('mode'));
  });

  it('is production after the end of a demo, which ends once', () => {
    expect(given(open('demo')).when(end)).toMatchObject({ events: [{ type: 'DemoEnded' }] });
    const { state, when } = given(open('demo'), end);
    expect([state.mode, when(open('demo')), when(end)]).toEqual(['production', invalid('mode'), nothing]);
    expect([given().when(end), given(open('production')).when(end)]).toEqual([nothing, nothing]);
  });
});

describe('The signed head of the log', () => {
  const sha256 = 'a'.repeat(64);
  const send = (takenAt: string): ClubStreamCommand => ({
    type: 'SendLogHead',
    data: {
      personId: personId('0a000000-0000-4000-8000-000000000001'),
      head: { format: 'platzwart log head', takenAt, position: position('7'), streams: {}, signature: sha256 },
    },
  });

  it('is sent once a week', () => {
    const first = send('2026-06-15T08:00:00.000Z');
    expect(given().when(first)).toMatchObject({ events: [{ type: 'LogHeadSent' }] });
    expect(given(first).when(send('2026-06-22T07:59:59.999Z'))).toEqual({ outcome: 'accepted', events: [] });
    expect(given(first).when(send('2026-06-22T08:00:00.000Z'))).toMatchObject({ events: [{ type: 'LogHeadSent' }] });
  });
});

describe('Configuring a sport', () => {
  it.each([
    ['closes before it opens', hours('22:00', '07:00'), ['closesAt']],
    ['is open for less than an hour', hours('07:00', '07:30'), ['closesAt']],
    ['is open while clocks change', hours('00:00', '24:00'), ['opensAt', 'closesAt']],
    ['opens while clocks change', hours('02:30', '22:00'), ['opensAt', 'closesAt']],
    ['closes while clocks change', hours('00:00', '02:30'), ['opensAt', 'closesAt']],
  ])('refuses a sport that %s', (_, opening, fields) => {
    expect(given().when(arrangeTennis(opening))).toEqual(invalid(...fields));
  });

  it.each([
    ['until two at night', hours('00:00', '02:00')],
    ['from three in the morning', hours('03:00', '24:00')],
  ])('allows %s', (_, opening) => {
    expect(given().when(arrangeTennis(opening))).toMatchObject({ outcome: 'accepted' });
  });

  it('refuses two courts of one number', () => {
    const court = { name: 'Platz', surface: 'CLAY' as const, active: true };
    const courts = [1, 2, 1].map((number) => ({ ...court, number }));
    expect(given().when(arrangeTennis({ courts }))).toEqual(invalid('courts.2.number'));
  });

  it('refuses to remove a court; it can only be set inactive', () => {
    const [first, second] = arrangeTennis().data.courts;
    if (!first || !second) throw new Error('Tennis has two courts');
    expect(given(...settled).when(arrangeTennis({ courts: [first] }))).toEqual(invalid('courts'));
    const outOfUse = arrangeTennis({ courts: [first, { ...second, active: false }] });
    expect(given(...settled).when(outOfUse)).toMatchObject({ outcome: 'accepted' });
  });

  it.each([
    [
      'opens earlier',
      hours('06:00', '22:00'),
      [
        ['06:00', 1000],
        ['17:00', 1001],
      ],
    ],
    [
      'opens later',
      hours('09:00', '22:00'),
      [
        ['09:00', 1000],
        ['17:00', 1001],
      ],
    ],
    ['opens after the second row', hours('18:00', '22:00'), [['18:00', 1001]]],
    ['closes before the second row', hours('07:00', '16:00'), [['07:00', 1000]]],
  ])('keeps a price for every open hour when it %s', (_, opening, prices) => {
    const { state } = given(arrangeTennis(), priceTennis('07:00', '17:00'), arrangeTennis(opening));
    expect(state.sports[0]?.prices.map(({ time, member }) => [time, member])).toEqual(prices);
  });
});

describe('Setting prices', () => {
  it.each([
    ['a sport that nobody arranged', { ...priceTennis('07:00').data, sport: 'SQUASH' }, ['sport']],
    ['a first row after opening', priceTennis('08:00').data, ['rows.0.time']],
    ['a first row before opening', priceTennis('06:00', '07:00').data, ['rows.0.time']],
    ['rows that go back in time', priceTennis('07:00', '17:00', '12:00').data, ['rows.2.time']],
    ['two rows of one time', priceTennis('07:00', '07:00').data, ['rows.1.time']],
    ['a row that starts at closing', priceTennis('07:00', '22:00').data, ['rows.1.time']],
  ])('refuses %s', (_, data, fields) => {
    expect(given(arrangeTennis()).when({ type: 'SetPrices', data })).toEqual(invalid(...fields));
  });
});

describe('Describing the club and its rules', () => {
  it('needs an address for invoices where the office has none for them', () => {
    const { addresses } = describeClub().data;
    const elsewhere = describeClub({
      addresses: { ...addresses, invoice: { ...addresses.invoice, sameAsOffice: false } },
    });
    expect(given().when(elsewhere)).toEqual(invalid('addresses.invoice.address'));
  });

  it('stores each payment method once', () => {
    expect(given().when(setRules({ paymentMethods: ['INVOICE', 'INVOICE'] }))).toEqual(invalid('paymentMethods'));
  });

  it('needs the club’s account where it collects by direct debit', () => {
    const billing = (iban: string | null, isOffered: boolean): SettingCommand => ({
      type: 'StateBilling',
      data: {
        ...{ taxNumber: null, iban, bic: null, accountHolder: null, dueDays: 14, footer: null },
        directDebit: { creditorId: 'DE98ZZZ09999999999', noticeDays: 14, isOffered },
      },
    });
    const club = given(billing('DE89370400440532013000', true));
    expect(club.when(billing(null, true))).toEqual(invalid('iban'));
    expect(club.when(billing(null, false))).toMatchObject({ outcome: 'accepted' });
  });
});

const pathsOf = (schema: v.GenericSchema) => (input: unknown) =>
  (v.safeParse(schema, input).issues ?? []).map((issue) => v.getDotPath(issue));
const wrongIn = {
  sport: pathsOf(arrangeSportSchema),
  prices: pathsOf(setPricesSchema),
  rules: pathsOf(setBookingRulesSchema),
  club: pathsOf(describeClubSchema),
  imprint: pathsOf(stateImprintSchema),
};
const hallFor = (differing: object) => ({ sport: 'HALL', rows: [{ ...priceRow('07:00'), ...differing }] });

describe('A club command', () => {
  it.each([
    ['a sport key in lower case', wrongIn.sport({ ...arrangeTennis().data, sport: 'tennis' }), 'sport'],
    ['no court at all', wrongIn.sport({ ...arrangeTennis().data, courts: [] }), 'courts'],
    ['a time that no clock shows', wrongIn.sport({ ...arrangeTennis().data, closesAt: '24:30' }), 'closesAt'],
    ['a price with a fraction', wrongIn.prices(hallFor({ guest: 9.5 })), 'rows.0.guest'],
    ['a price below nothing', wrongIn.prices(hallFor({ member: -1 })), 'rows.0.member'],
    ['more than all', wrongIn.rules({ ...setRules().data, defaultDiscount: 101 }), 'defaultDiscount'],
    ['a negative deadline', wrongIn.rules({ ...setRules().data, cancellationHours: -1 }), 'cancellationHours'],
    ['a VAT id of too few digits', wrongIn.imprint({ ...stateImprint().data, vatId: 'DE12345678' }), 'vatId'],
    ['half an e-mail', wrongIn.club({ ...describeClub().data, email: 'info@' }), 'email'],
  ])('is refused with %s', (_, wrong, path) => {
    expect(wrong).toEqual([path]);
  });

  it('is accepted as the demo club sends it', () => {
    expect(wrongIn.sport(arrangeTennis().data)).toEqual([]);
    expect(wrongIn.prices(priceTennis('07:00').data)).toEqual([]);
    expect(wrongIn.rules(setRules().data)).toEqual([]);
    expect(wrongIn.club(describeClub().data)).toEqual([]);
    expect(wrongIn.imprint(stateImprint({ vatId: 'DE123456789' }).data)).toEqual([]);
  });
});

describe('A snapshot of the club', () => {
  it('is restored unchanged', () => {
    const { state } = given(...settled, arrangeTennis({ sport: 'HALL' }));
    const { encode, decode } = clubSnapshot;
    expect(decode(JSON.parse([...encode(state)].join('')))).toEqual(state);
  });
});
