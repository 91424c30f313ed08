import { type PersonId, localDate, positionSchema, waitingEntryId } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben, gast } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';
import { storeMail } from '../testing/storeMail.ts';

const query = 'query ($userID: ID) { myData(userID: $userID) { json made_at } }';
const answerSchema = v.object({ myData: v.object({ json: v.string(), made_at: v.string() }) });

describe('The data export of a person', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const remarks = { remark: 'Annas Notiz', cancelReason: 'Annas Grund' };
    const mine = booking({
      personId: anna.personId,
      ...remarks,
      occupancy: 'CANCELED',
      cancelledAt: '2026-06-02T10:00:00Z',
      players: [
        { personId: ben.personId, guestName: null },
        { personId: null, guestName: 'Carla Gast' },
      ],
    });
    const foreign = booking({
      personId: ben.personId,
      remark: 'Bens Notiz',
      court: 2,
      players: [{ personId: anna.personId, guestName: null }],
    });
    await instance.readSide.watch.waitFor(['bookings'], await instance.projections.show([mine, foreign]), 5000);
    const waits = { sport: 'TENNIS', date: localDate('2026-06-16'), fromMinute: 1020, toMinute: 1200, minutes: 60 };
    const entryOf = (personId: PersonId, place: number) => ({
      ...{ entryId: waitingEntryId(crypto.randomUUID()), personId, ...waits, state: 'ENDED' as const, offer: null },
      steps: [{ kind: 'EXPIRED' as const, at: '2026-06-01T10:30:00.000Z', slot: null }],
      ...{ joinedOn: '2026-06-01T10:00:00.000Z', joinedAt: v.parse(positionSchema, String(place)) },
      changedAt: v.parse(positionSchema, '9'),
    });
    const waiting = await instance.projections.showWaiting([entryOf(anna.personId, 1), entryOf(ben.personId, 2)]);
    await instance.readSide.watch.waitFor(['waiting_list'], waiting, 5000);
    await storeMail(instance.databaseUrl, 1, { kind: 'BOOKING_CONFIRMED', state: 'SENT' });
    const device = `insert into vault.open_sessions (session_id, person_id, token_version, browser, system, started_at, until, used_at)
      values (gen_random_uuid(), $1, 0, $2, 'WINDOWS', '2026-06-15T08:00:00Z', '2026-06-15T12:00:00Z', '2026-06-15T08:00:00Z')`;
    const pool = poolOn(instance.databaseUrl);
    await pool.query(device, [anna.personId, 'EDGE']);
    await pool.query(device, [ben.personId, 'OPERA']);
    await pool.end();
    await instance.projections.addAccountFacts(anna.personId, ['PersonRegistered', 'SecondFactorEnabled']);
    await instance.projections.addAccountFacts(anna.personId, ['SecondFactorRemoved'], 'Handy verloren');
    await instance.projections.addAccountFacts(ben.personId, ['PersonRegistered', 'ErasureRequested']);
  });
  afterAll(() => instance.close());

  const dataOf = async (who: typeof anna, userID?: string) => {
    const { data } = await sendGraphql(instance.url, {
      query,
      variables: { userID },
      token: await instance.tokenOf(who),
    });
    const { json, made_at: madeAt } = v.parse(answerSchema, data).myData;
    return { json, madeAt, parsed: v.parse(v.looseObject({}), JSON.parse(json)) };
  };

  it('contains the person’s account, history, bookings and e-mails', async () => {
    const { parsed, madeAt } = await dataOf(anna);
    expect(madeAt).toBe('2026-06-15T08:30:00Z');
    expect(parsed).toMatchObject({
      club: 'TC Musterstadt',
      account: {
        ...{ userID: '1001', firstName: 'Anna', lastName: 'Ähre', email: anna.email, phone: anna.phone },
        ...{ address: anna.address, language: 'de', role: 'MEMBER', discount: 0, secondFactor: false },
      },
      sessions: [{ ...{ browser: 'EDGE', system: 'WINDOWS' }, startedAt: '2026-06-15T08:00:00.000Z' }],
      history: [
        { what: 'PersonRegistered' },
        { what: 'SecondFactorEnabled' },
        { what: 'SecondFactorRemoved', reason: 'Handy verloren' },
      ],
      bookings: [
        {
          ...{ date: '2026-06-15', start: '18:00', end: '19:00', court: 1, state: 'CANCELED', priceInCents: 1200 },
          ...{ players: 1, guests: ['Carla Gast'] },
          ...{ remark: 'Annas Notiz', cancelReason: 'Annas Grund' },
          ...{ bookedAt: '2026-06-01T10:00:00.000Z', cancelledAt: '2026-06-02T10:00:00.000Z' },
        },
      ],
      games: [{ sport: 'TENNIS', court: 2, date: '2026-06-15', start: '18:00', end: '19:00', state: 'BOOKED' }],
      waitingList: [
        {
          ...{ sport: 'TENNIS', date: '2026-06-16', start: '17:00', end: '20:00', minutes: 60, state: 'ENDED' },
          steps: [{ step: 'EXPIRED', at: '2026-06-01T10:30:00.000Z' }],
        },
      ],
      letters: [{ kind: 'BOOKING_CONFIRMED', state: 'SENT', sentAt: '2026-06-15T09:00:00.000Z' }],
    });
  });

  it('contains no data of another person', async () => {
    const { json } = await dataOf(anna);
    for (const foreign of [ben, gast, admin]) {
      for (const word of [foreign.personId, foreign.email, foreign.lastName]) expect(json).not.toContain(word);
    }
    expect(json).not.toContain('Bens Notiz');
    expect(json).not.toContain('ErasureRequested');
    expect(json).not.toContain('OPERA');
    expect(json.match(/EXPIRED/g)).toHaveLength(1);
    expect((await dataOf(admin)).parsed).toMatchObject({ bookings: [], letters: [] });
  });

  it('is given to an ADMIN by member number, to no other person, and is refused for an unknown number', async () => {
    expect((await dataOf(admin, ben.memberNumber)).parsed).toMatchObject({ account: { userID: '1002' } });
    const outcome = async (who: typeof anna, userID: string) =>
      outcomeOf(await sendGraphql(instance.url, { query, variables: { userID }, token: await instance.tokenOf(who) }));
    expect(await outcome(anna, ben.memberNumber)).toBe('ERR_NOT_AUTHORIZED');
    expect(await outcome(anna, '4711')).toBe('ERR_NOT_AUTHORIZED');
    expect(await outcome(admin, '4711')).toBe('ERR_USER_NOT_FOUND');
  });
});
