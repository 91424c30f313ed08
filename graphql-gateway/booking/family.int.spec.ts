import { cents } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking } from '../testing/exampleRows.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { anna, ben, trainer } from '../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

/** Ben is Anna's child, and the trainer a stranger. */
describe('A guardian', () => {
  let instance: Instance;
  const ofBen = booking({ personId: ben.personId, remark: 'Training', price: cents(700) });
  beforeAll(async () => {
    instance = await startInstance();
    await instance.projections.changePerson(ben.personId, { guardianId: anna.personId });
    const position = await instance.projections.show([ofBen]);
    await instance.readSide.watch.waitFor(['bookings', 'people'], position, 5000);
  });
  afterAll(() => instance.close());
  const send = async (caller: typeof anna, query: string) =>
    sendGraphql(instance.url, { query, token: await instance.tokenOf(caller) });
  const one = `{ booking(id: "${ofBen.bookingId}") { mine cancelable price remark user { firstName } } }`;

  it('sees the bookings of a child as their own, among their own and by its number', async () => {
    const seen = { price: 700, remark: 'Training', mine: true, user: { firstName: 'Ben' } };
    expect((await send(anna, one)).data).toMatchObject({ booking: seen });
    const all = '{ bookingsByUser(withChildren: true) { _id mine } }';
    expect((await send(anna, all)).data).toMatchObject({ bookingsByUser: [{ _id: ofBen.bookingId, mine: true }] });
    expect((await send(anna, '{ bookingsByUser { _id } }')).data).toEqual({ bookingsByUser: [] });
    const byNumber = `{ bookingsByUser(userID: "${ben.memberNumber}") { _id } }`;
    expect((await send(anna, byNumber)).data).toMatchObject({ bookingsByUser: [{ _id: ofBen.bookingId }] });
    expect((await send(anna, '{ currentUser { children { userID role discount } } }')).data).toEqual({
      currentUser: { children: [{ userID: ben.memberNumber, role: 'MEMBER', discount: ben.discount }] },
    });
  });

  it('is nobody else', async () => {
    expect((await send(trainer, one)).data).toEqual({ booking: null });
    for (const call of [
      `{ bookingsByUser(userID: "${ben.memberNumber}") { _id } }`,
      `{ bookingQuota(dates: ["2026-06-18"], userID: "${ben.memberNumber}") { openBookings } }`,
      `{ voucherHoursLeft(userID: "${ben.memberNumber}") }`,
      `mutation { cancelBooking(id: "${ofBen.bookingId}", category: SINGLE, userID: "${ben.memberNumber}") { code } }`,
    ])
      expect(outcomeOf(await send(trainer, call))).toBe('ERR_NOT_AUTHORIZED');
    expect((await send(trainer, '{ bookingsByUser(withChildren: true) { _id } }')).data).toEqual({
      bookingsByUser: [],
    });
  });

  it('asks for the quota and the hours of a child', async () => {
    const quota = `{ bookingQuota(dates: ["2026-06-18"], userID: "${ben.memberNumber}") { openBookings } }`;
    expect((await send(anna, quota)).errors).toBeUndefined();
    expect((await send(anna, `{ voucherHoursLeft(userID: "${ben.memberNumber}") }`)).data).toEqual({
      voucherHoursLeft: 0,
    });
  });

  it('books in the name of a child', async () => {
    const block =
      '{ sport: "TENNIS", date: "2026-06-18", start: "18:00", end: "19:00", court: 1, price: 1200, paymentMethod: INVOICE }';
    await send(anna, `mutation { bookAsUser(bookings: [${block}], userID: "${ben.memberNumber}") { code } }`);
    expect(instance.commands.commands.at(-1)).toMatchObject({
      type: 'BookAsUser',
      actor: anna.personId,
      data: { userID: ben.memberNumber },
    });
  });
});
