import { localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type House, openHouse } from '../testing/house.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/projections.ts';

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

describe('A booking that was kept long enough', () => {
  let house: House;
  const seenBy = async (who: typeof anna, query: string) =>
    (await ask(house.url, { query, token: await house.tokenOf(who) })).data;
  const show = async (...rows: Parameters<House['projections']['show']>[0]) => {
    await house.readSide.watch.waitFor(['bookings'], await house.projections.show(rows), 5_000);
  };

  beforeAll(async () => {
    house = await openHouse();
    await house.projections.changeRules({ showNames: true });
    await show(hers, training, gone);
  });
  afterAll(() => house.close());

  it('names nobody any more in the plan, on the very screens that had named them', async () => {
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

  it('is nobody’s own: not in any list, not by its id, but for an ADMIN', async () => {
    expect(await seenBy(anna, '{ bookingsByUser(userID: "1001") { _id } }')).toEqual({ bookingsByUser: [] });
    expect(await seenBy(admin, '{ bookingsByUser(userID: "1001") { _id } }')).toEqual({ bookingsByUser: [] });
    const query = `{ booking(id: "${hers.bookingId}") { _id user { userID } } }`;
    expect(await seenBy(anna, query)).toEqual({ booking: null });
    expect(await seenBy(admin, query)).toEqual({ booking: { _id: hers.bookingId, user: null } });
  });

  it('is not among the data that somebody takes with them, and would not be theirs when they are erased', async () => {
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
