import { localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const fields = `_id category title start end court price state remark cancelReason mine cancelable cancelableUntil
  user { userID firstName lastName }`;
const plan = `{ bookingsInPeriod(fromDate: "2023-06-14", toDate: "2023-06-14", choosenSport: "TENNIS") { ${fields} } }`;

/** 14 June 2023, three years and a day ago. */
const longAgo = { date: localDate('2023-06-14') };
const hers = booking({ ...longAgo, personId: anna.personId, remark: 'Bälle mitbringen' });
const training = booking({
  ...{ ...longAgo, personId: anna.personId, category: 'TRAINING', title: 'Training mit Anna' },
  ...{ court: 2, price: hers.price },
});
const gone = booking({ ...longAgo, court: 3, personId: anna.personId, occupancy: 'CANCELED', cancelReason: 'Knie' });
const nobodys = { personId: null, title: null, remark: null, cancelReason: null };

describe('A booking whose retention period is over', () => {
  let instance: Instance;
  const seenBy = async (who: typeof anna, query: string) =>
    (await sendGraphql(instance.url, { query, token: await instance.tokenOf(who) })).data;
  const show = async (...rows: Parameters<Instance['projections']['show']>[0]) => {
    await instance.readSide.watch.waitFor(['bookings'], await instance.projections.show(rows), 5_000);
  };

  beforeAll(async () => {
    instance = await startInstance();
    await instance.projections.changeRules({ showNames: true });
    await show(hers, training, gone);
  });
  afterAll(() => instance.close());

  it('no longer shows its owner in the plan, also where a cached response had shown the owner', async () => {
    for (const who of [anna, ben, admin]) expect(JSON.stringify(await seenBy(who, plan))).toContain('Ähre');
    await show(...[hers, training, gone].map((row) => ({ ...row, ...nobodys })));
    const told = { user: null, title: null, remark: null, cancelReason: null, cancelableUntil: null };
    const rest = { start: '18:00', end: '19:00', state: 'BOOKED', mine: false, cancelable: false };
    for (const who of [anna, ben, admin]) {
      const price = who === admin ? 1_200 : null;
      expect(await seenBy(who, plan)).toEqual({
        bookingsInPeriod: [
          { _id: hers.bookingId, category: 'SINGLE', court: 1, price, ...told, ...rest },
          { _id: training.bookingId, category: 'TRAINING', court: 2, price, ...told, ...rest },
        ],
      });
    }
  });

  it('belongs to no person: it is in no list and found by no id, except by an ADMIN', async () => {
    expect(await seenBy(anna, '{ bookingsByUser(userID: "1001") { _id } }')).toEqual({ bookingsByUser: [] });
    expect(await seenBy(admin, '{ bookingsByUser(userID: "1001") { _id } }')).toEqual({ bookingsByUser: [] });
    const query = `{ booking(id: "${hers.bookingId}") { _id user { userID } } }`;
    expect(await seenBy(anna, query)).toEqual({ booking: null });
    expect(await seenBy(admin, query)).toEqual({ booking: { _id: hers.bookingId, user: null } });
  });

  it('is not in a person’s data export, and is not affected by a person’s erasure', async () => {
    const myData = v.parse(
      v.object({ myData: v.object({ json: v.string() }) }),
      await seenBy(anna, '{ myData { json } }'),
    );
    expect(JSON.parse(myData.myData.json)).toMatchObject({ bookings: [] });
    expect(await seenBy(admin, '{ userToDelete(userID: "1001") { pastBookings } }')).toEqual({
      userToDelete: { pastBookings: 0 },
    });
  });
});
