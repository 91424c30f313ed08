import type { ChangeSettings, ClubEvent } from '@platzwart/contracts/club';
import { personId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { clubDecider } from './clubDecider.ts';
import type { ClubState } from './clubState.ts';
import { describeClub, setRules } from './specClub.ts';

const { office } = describeClub().data.addresses;
const maps = 'https://maps.example/platz';
const petra = personId('6d9c7e0a-3f5b-4b7e-8a66-0a4f9f1b2c3d');
const billing = {
  ...{ taxNumber: '12/345/67890', iban: 'DE02120300000000202051', bic: null, accountHolder: 'TC', dueDays: 14 },
  ...{ footer: 'Danke', eInvoice: true },
  directDebit: { creditorId: 'DE98ZZZ09999999999', noticeDays: 14, isOffered: true },
};
const addresses = {
  ...{ office: { ...office, maps }, inside: { ...office, maps }, outside: null },
  invoice: { sameAsOffice: false, consignor: 'TC', address: office },
};
const limits = { ...setRules().data.limits.MEMBER, maxOpenBookings: 4, maxMinutesPerDay: 120 };
const imprint = {
  board: [petra],
  ...{ responsible: petra, register: { court: 'AG Musterstadt', number: 'VR 1' }, vatId: 'DE123456789' },
};
const events: readonly ClubEvent[] = [
  { type: 'ClubDescribed', data: { ...describeClub().data, logoUrl: '/logo.png', addresses } },
  { type: 'ImprintStated', data: imprint },
  { type: 'BillingStated', data: billing },
  { type: 'TermsIssued', data: { version: 1, de: 'Plätze abziehen.', en: 'Drag the courts.' } },
  { type: 'BookingRulesSet', data: { ...setRules().data, limits: { ...setRules().data.limits, MEMBER: limits } } },
];
const club = events.reduce(clubDecider.evolve, clubDecider.initialState);

type Change = Partial<ChangeSettings['data']>;
const decide = (change: Change, state: ClubState = club) =>
  clubDecider.decide(
    { type: 'ChangeSettings', data: { force: false, reason: null, ...change }, clearance: null },
    state,
  );
const after = (change: Change, state: ClubState = club): ClubState => {
  const decision = decide(change, state);
  if (decision.outcome === 'rejected') throw new Error(decision.fields.join());
  return decision.events.reduce(clubDecider.evolve, state);
};
const { displayName, email, phoneNumber } = describeClub().data;
const named = { displayName, email, phoneNumber };
const consigned = { sameAsOffice: false, consignor: 'TC' };

describe('A setting that a call does not name', () => {
  it('stays as it is: direct debits, accounts and e-invoices', () => {
    expect(after({ billing: { dueDays: 30 } }).billing).toEqual({ ...billing, dueDays: 30 });
  });

  it('stays as it is: addresses, their maps, and the logo', () => {
    const { maps: _, ...withoutMaps } = addresses.office;
    const change = { ...named, displayName: 'TC Neu', addresses: { office: withoutMaps, invoice: consigned } };
    expect(after({ description: change }).description).toEqual({
      ...{ ...named, displayName: 'TC Neu', logoUrl: '/logo.png', addresses },
    });
  });

  it('stays as it is: who is responsible, the register and the VAT id', () => {
    expect(after({ imprint: { board: [] } }).imprint).toEqual({ ...imprint, board: [] });
    const renamed = after({ imprint: { board: [petra], registerNumber: 'VR 2' } }).imprint;
    expect(renamed).toEqual({ ...imprint, register: { court: 'AG Musterstadt', number: 'VR 2' } });
  });

  it('stays as it is: the other limits of a role, and the English terms', () => {
    const { rules } = after({ rules: { limits: { MEMBER: { maxOpenBookings: 2 } } } });
    expect(rules?.limits).toEqual({ ...setRules().data.limits, MEMBER: { ...limits, maxOpenBookings: 2 } });
    expect(after({ terms: { de: 'Neu.' } }).terms).toEqual({ version: 2, de: 'Neu.', en: 'Drag the courts.' });
  });

  it('is empty in a club that has not stated it', () => {
    const { billing: first } = after({ billing: { dueDays: 7 } }, clubDecider.initialState);
    expect(first).toEqual({ taxNumber: null, iban: null, bic: null, accountHolder: null, footer: null, dueDays: 7 });
    const { imprint: begun } = after({ imprint: { board: [petra] } }, clubDecider.initialState);
    expect(begun).toEqual({ board: [petra], responsible: null, register: null, vatId: null });
  });
});

describe('A setting that a call names as null', () => {
  it('is emptied', () => {
    const emptied = after({
      billing: { dueDays: 14, directDebit: null, footer: null },
      imprint: { board: [petra], responsible: null, registerCourt: null, registerNumber: null, vatId: null },
      rules: { limits: { MEMBER: { maxOpenBookings: null } } },
      terms: { de: 'Plätze abziehen.', en: null },
      description: { ...named, addresses: { office: { ...office, maps: null }, inside: null, invoice: consigned } },
    });
    expect(emptied.billing).toEqual({ ...billing, directDebit: null, footer: null });
    expect(emptied.imprint).toEqual({ board: [petra], responsible: null, register: null, vatId: null });
    expect(emptied.rules?.limits.MEMBER).toEqual({ ...limits, maxOpenBookings: null });
    expect(emptied.terms).toMatchObject({ version: 2, en: null });
    expect(emptied.description?.addresses).toEqual({ ...addresses, office, inside: null });
  });

  it('is refused where half of the register would be left', () => {
    expect(decide({ imprint: { board: [petra], registerCourt: null } })).toMatchObject({
      ...{ outcome: 'rejected', code: 'ERR_INVALID_INPUT', fields: ['imprint.registerCourt'] },
    });
    expect(decide({ imprint: { board: [petra], registerNumber: null } })).toMatchObject({
      fields: ['imprint.registerNumber'],
    });
  });
});
