import type { ChangeBooking, CourtBooked } from '@platzwart/contracts/booking';
import { describe, expect, it } from 'vitest';
import { block, booked, booking, cancelled } from '../../ledger/courts/specSentences.ts';
import { ledgerDecider } from '../../ledger/ledgerDecider.ts';
import { changeBooking } from './changeBooking.ts';
import { admin, anna, ben, callBy, ledgerThatAccepts, needsOf } from './specDependencies.ts';

const evening = block('TENNIS 3', '2026-06-16', '18:00-19:00');
const annas = booked(anna, { ...evening, sealedRemark: `${anna.personId} mit Ball` });
const closure = booked(null, { ...evening, category: 'BLOCK', title: 'Platzpflege' });
const asked: ChangeBooking['data'] = {
  ...{ bookingId: booking(1), expectedRevision: null, scope: null, category: 'SINGLE', ...evening, court: 4 },
  ...{ repetition: null, startdate: null, enddate: null, includeChanged: false, onConflict: 'ABORT', choices: [] },
  reason: null,
};

/** A club with that booking; texts are sealed as `<owner> <text> <number>`, never twice the same. */
const changing = (history: readonly Parameters<typeof ledgerDecider.evolve>[1][]) => {
  const sent = ledgerThatAccepts();
  const sealed: string[] = [];
  const state = history.reduce(ledgerDecider.evolve, ledgerDecider.initialState);
  const ledger = { ...sent, current: () => ({ state }), refresh: () => Promise.resolve() };
  let ids = 0;
  const needs = {
    ...needsOf(ledger),
    ledger,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    personByNumber: (number: string) =>
      [anna, { ...ben, active: false }, admin].find(({ memberNumber }) => memberNumber === number) ?? null,
    vault: {
      seal: (owner: string, text: string) => {
        sealed.push(`${owner} ${text}`);
        return Promise.resolve(`${owner} ${text} ${sealed.length}`);
      },
      unseal: (items: readonly Readonly<{ personId: string; sealed: string }>[]) =>
        Promise.resolve(items.map((each) => each.sealed.replace(`${each.personId} `, ''))),
    },
  };
  const send = (change: Partial<ChangeBooking['data']> = {}, club: Partial<typeof needs> = {}) =>
    changeBooking({ ...needs, ...club })({ ...asked, ...change }, callBy(admin));
  return { send, sealed, received: sent.received };
};
const requestIn = ({ received }: ReturnType<typeof changing>) => {
  const [{ command, call } = { command: null, call: null }] = received;
  return { data: command?.type === 'ChangeBookings' ? command.data : null, reason: call?.reason };
};

describe('Changing a booking as an ADMIN', () => {
  it('seals the reason with the owner’s key, and leaves remarks of which nothing is said', async () => {
    const club = changing([annas]);
    expect(await club.send({ reason: 'Turnier' })).toMatchObject({ outcome: 'accepted' });
    const { data, reason } = requestIn(club);
    expect(club.sealed).toEqual([`${anna.personId} Turnier`]);
    expect(data).toMatchObject({ hasReason: true, hasRemark: false, newOwner: null, court: 4 });
    expect(data?.owners).toMatchObject([{ person: { personId: anna.personId }, remark: null }]);
    expect(reason).toBeNull();
  });

  it('says the reason in plain where the booking is the club’s own', async () => {
    const club = changing([closure]);
    await club.send({ category: 'BLOCK', reason: 'Regen', remark: 'Halle' });
    expect(requestIn(club).reason).toBe('Regen');
    expect(requestIn(club).data?.owners).toEqual([
      { person: null, remark: { sealed: null, plain: 'Halle', same: [] }, sealedReason: null },
    ]);
    expect(club.sealed).toEqual([]);
  });

  it('keeps the reason sealed where the booking leaves the club for a person', async () => {
    const club = changing([closure]);
    await club.send({ userID: '1001', reason: 'Für Anna' });
    const { data, reason } = requestIn(club);
    expect(reason).toBeNull();
    expect(data?.newOwner).toEqual({ personId: anna.personId });
    expect(data?.owners.map(({ sealedReason }) => sealedReason)).toEqual([null, `${anna.personId} Für Anna 1`]);
  });

  it('finds the seals that say the same remark already, and no others', async () => {
    const same = changing([annas]);
    await same.send({ remark: 'mit Ball' });
    expect(requestIn(same).data?.owners[0]?.remark?.same).toEqual([annas.data.sealedRemark]);
    const other = changing([annas]);
    await other.send({ remark: 'ohne Ball' });
    expect(requestIn(other).data?.owners[0]?.remark?.same).toEqual([]);
  });

  type Refused = Readonly<{ history: readonly CourtBooked[]; change: Partial<ChangeBooking['data']>; code: string }>;
  const refused: readonly Refused[] = [
    { history: [], change: {}, code: 'ERR_BOOKING_NOT_FOUND' },
    { history: [annas], change: { userID: '9999' }, code: 'ERR_USER_NOT_FOUND' },
    { history: [annas], change: { userID: '1002' }, code: 'ERR_USER_DEACTIVATED' },
  ];
  it.each(refused)('refuses with $code before anything is sealed', async ({ history, change, code }) => {
    const club = changing(history);
    expect(await club.send({ ...change, reason: 'Turnier', remark: 'x' })).toMatchObject({ code });
    expect([club.sealed, club.received]).toEqual([[], []]);
  });

  it('refuses what is cancelled, and a club without settings', async () => {
    expect(await changing([annas, cancelled(annas)]).send()).toMatchObject({ code: 'ERR_BOOKING_NOT_UPDATED' });
    expect(await changing([annas]).send({}, { settings: () => null })).toMatchObject({ code: 'ERR_LOAD_SETTINGS' });
  });
});
