import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOn } from '../tests/support/poolOn.ts';
import { ask, outcomeOf } from './testing/ask.ts';
import { type House, openHouse } from './testing/house.ts';
import { admin, anna, ben, gast } from './testing/personas.ts';
import { booking } from './testing/projections.ts';
import { keepLetter } from './testing/keepLetter.ts';

const query = 'query ($userID: ID) { myData(userID: $userID) { json made_at } }';
const answerSchema = v.object({ myData: v.object({ json: v.string(), made_at: v.string() }) });

describe('What the club knows about a person', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
    const remarks = { remark: 'Annas Notiz', cancelReason: 'Annas Grund' };
    const mine = booking({
      personId: anna.personId,
      ...remarks,
      occupancy: 'CANCELED',
      cancelledAt: '2026-06-02T10:00:00Z',
    });
    const foreign = booking({ personId: ben.personId, remark: 'Bens Notiz', court: 2 });
    await house.readSide.watch.waitFor(['bookings'], await house.projections.show([mine, foreign]), 5000);
    await keepLetter(house.databaseUrl, 1, { kind: 'BOOKING_CONFIRMED', state: 'SENT' });
    const device = `insert into vault.open_sessions (session_id, person_id, token_version, browser, system, started_at, until, used_at)
      values (gen_random_uuid(), $1, 0, $2, 'WINDOWS', '2026-06-15T08:00:00Z', '2026-06-15T12:00:00Z', '2026-06-15T08:00:00Z')`;
    const pool = poolOn(house.databaseUrl);
    await pool.query(device, [anna.personId, 'EDGE']);
    await pool.query(device, [ben.personId, 'OPERA']);
    await pool.end();
    await house.projections.tell(anna.personId, ['PersonRegistered', 'SecondFactorEnabled']);
    await house.projections.tell(ben.personId, ['PersonRegistered', 'ErasureRequested']);
  });
  afterAll(() => house.close());

  const dataOf = async (who: typeof anna, userID?: string) => {
    const { data } = await ask(house.url, { query, variables: { userID }, token: await house.tokenOf(who) });
    const { json, made_at: madeAt } = v.parse(answerSchema, data).myData;
    return { json, madeAt, parsed: v.parse(v.looseObject({}), JSON.parse(json)) };
  };

  it('is told to them whole: account, history, bookings and letters', async () => {
    const { parsed, madeAt } = await dataOf(anna);
    expect(madeAt).toBe('2026-06-15T08:30:00Z');
    expect(parsed).toMatchObject({
      club: 'TC Musterstadt',
      account: {
        ...{ userID: '1001', firstName: 'Anna', lastName: 'Ähre', email: anna.email, phone: anna.phone },
        ...{ address: anna.address, language: 'de', role: 'MEMBER', discount: 0, secondFactor: false },
      },
      sessions: [{ ...{ browser: 'EDGE', system: 'WINDOWS' }, startedAt: '2026-06-15T08:00:00.000Z' }],
      history: [{ what: 'PersonRegistered' }, { what: 'SecondFactorEnabled' }],
      bookings: [
        {
          ...{ date: '2026-06-15', start: '18:00', end: '19:00', court: 1, state: 'CANCELED', priceInCents: 1200 },
          ...{ remark: 'Annas Notiz', cancelReason: 'Annas Grund' },
          ...{ bookedAt: '2026-06-01T10:00:00.000Z', cancelledAt: '2026-06-02T10:00:00.000Z' },
        },
      ],
      letters: [{ kind: 'BOOKING_CONFIRMED', state: 'SENT', sentAt: '2026-06-15T09:00:00.000Z' }],
    });
  });

  it('holds nothing of anybody else', async () => {
    const { json } = await dataOf(anna);
    for (const foreign of [ben, gast, admin]) {
      for (const word of [foreign.personId, foreign.email, foreign.lastName]) expect(json).not.toContain(word);
    }
    expect(json).not.toContain('Bens Notiz');
    expect(json).not.toContain('ErasureRequested');
    expect(json).not.toContain('OPERA');
    expect((await dataOf(admin)).parsed).toMatchObject({ bookings: [], letters: [] });
  });

  it('is told to an ADMIN by member number, to nobody else, and not of nobody', async () => {
    expect((await dataOf(admin, ben.memberNumber)).parsed).toMatchObject({ account: { userID: '1002' } });
    const outcome = async (who: typeof anna, userID: string) =>
      outcomeOf(await ask(house.url, { query, variables: { userID }, token: await house.tokenOf(who) }));
    expect(await outcome(anna, ben.memberNumber)).toBe('ERR_NOT_AUTHORIZED');
    expect(await outcome(anna, '4711')).toBe('ERR_NOT_AUTHORIZED');
    expect(await outcome(admin, '4711')).toBe('ERR_USER_NOT_FOUND');
  });
});
