import type { WaitingRow } from '@platzwart/contracts/booking';
import { cents, localDate, positionSchema, waitingEntryId } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking } from '../testing/exampleRows.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben, gast, trainer } from '../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

/** Ben is Anna's child, and the trainer a stranger. */
describe('A guardian', () => {
  let instance: Instance;
  const ofBen = booking({ personId: ben.personId, remark: 'Training', price: cents(700) });
  const game = booking({
    personId: trainer.personId,
    court: 2,
    players: [{ personId: ben.personId, guestName: null }],
  });
  const entry: WaitingRow = {
    ...{ entryId: waitingEntryId(crypto.randomUUID()), personId: ben.personId, sport: 'TENNIS' },
    ...{ date: localDate('2026-06-16'), fromMinute: 1020, toMinute: 1200, minutes: 60, state: 'WAITING', offer: null },
    ...{ steps: [], joinedOn: '2026-06-01T10:00:00.000Z', joinedAt: v.parse(positionSchema, '1') },
    changedAt: v.parse(positionSchema, '9'),
  };
  beforeAll(async () => {
    instance = await startInstance();
    const waiting = await instance.projections.showWaiting([entry]);
    await instance.readSide.watch.waitFor(['waiting_list'], waiting, 5000);
    await instance.projections.changePerson(ben.personId, { guardianId: anna.personId });
    const position = await instance.projections.show([ofBen, game]);
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
      bookingsByUser: [{ _id: game.bookingId }],
    });
  });

  it('sees the bookings of a family also by number, as an ADMIN does; who is a child of whom no child sees', async () => {
    const byNumber = (of: typeof anna) =>
      `{ bookingsByUser(userID: "${of.memberNumber}", withChildren: true) { _id user { userID } } }`;
    const seen = { data: { bookingsByUser: [{ _id: ofBen.bookingId, user: { userID: ben.memberNumber } }] } };
    expect(await send(anna, byNumber(anna))).toMatchObject(seen);
    expect(await send(anna, byNumber(ben))).toMatchObject(seen);
    expect(await send(admin, byNumber(anna))).toMatchObject(seen);
    const withoutChildren = `{ bookingsByUser(userID: "${anna.memberNumber}", withChildren: false) { _id } }`;
    expect((await send(admin, withoutChildren)).data).toEqual({ bookingsByUser: [] });
    expect(outcomeOf(await send(trainer, byNumber(anna)))).toBe('ERR_NOT_AUTHORIZED');
    expect(outcomeOf(await send(ben, byNumber(anna)))).toBe('ERR_NOT_AUTHORIZED');
    // Gast is Ben's child, and Anna only Ben's guardian.
    const guest = booking({ personId: gast.personId, court: 3 });
    await instance.projections.changePerson(gast.personId, { guardianId: ben.personId });
    const position = await instance.projections.show([guest]);
    await instance.readSide.watch.waitFor(['bookings', 'people'], position, 5000);
    expect(await send(anna, byNumber(ben))).toMatchObject(seen);
    expect((await send(admin, byNumber(ben))).data).toMatchObject({
      bookingsByUser: [{ _id: ofBen.bookingId }, { _id: guest.bookingId }],
    });
  });

  it('asks for the quota and the hours of a child', async () => {
    const quota = `{ bookingQuota(dates: ["2026-06-18"], userID: "${ben.memberNumber}") { openBookings } }`;
    expect((await send(anna, quota)).errors).toBeUndefined();
    expect((await send(anna, `{ voucherHoursLeft(userID: "${ben.memberNumber}") }`)).data).toEqual({
      voucherHoursLeft: 0,
    });
  });

  it('sees the games of a child, says who of the family plays, and takes the name off', async () => {
    const query = '{ bookingsAsPlayer(withChildren: true) { _id playingFamily { userID } user { firstName } } }';
    const seen = { _id: game.bookingId, playingFamily: [{ userID: ben.memberNumber }] };
    expect((await send(anna, query)).data).toEqual({
      bookingsAsPlayer: [{ ...seen, user: { firstName: trainer.firstName } }],
    });
    expect((await send(anna, '{ bookingsAsPlayer { _id } }')).data).toEqual({ bookingsAsPlayer: [] });
    await send(anna, `mutation { leaveBooking(id: "${game.bookingId}", userID: "${ben.memberNumber}") { code } }`);
    expect(instance.commands.commands.at(-1)).toMatchObject({
      ...{ type: 'LeaveBooking', actor: anna.personId },
      data: { bookingId: game.bookingId, userID: ben.memberNumber },
    });
  });

  it('sees what a child waits for, and waits for it', async () => {
    const query = '{ waitingList(withChildren: true) { _id position user { userID } } }';
    const seen = { _id: entry.entryId, position: 1, user: { userID: ben.memberNumber } };
    expect((await send(anna, query)).data).toEqual({ waitingList: [seen] });
    expect((await send(anna, '{ waitingList { _id } }')).data).toEqual({ waitingList: [] });
    expect((await send(trainer, query)).data).toEqual({ waitingList: [] });
    const window = 'sport: "TENNIS", date: "2026-06-18", from: "17:00", to: "20:00", minutes: 60';
    await send(anna, `mutation { joinWaitingList(${window}, userID: "${ben.memberNumber}") { code } }`);
    expect(instance.commands.commands.at(-1)).toMatchObject({
      ...{ type: 'JoinWaitingList', actor: anna.personId, data: { userID: ben.memberNumber } },
    });
  });

  it('sees and orders the hour cards of a child', async () => {
    const [cards, statement] = ['vouchersByUser', 'voucherStatement'];
    const query = `{ ${cards}(userID: "${ben.memberNumber}") { _id } ${statement}(userID: "${ben.memberNumber}") { _id } }`;
    expect((await send(anna, query)).data).toEqual({ [cards]: [], [statement]: [] });
    expect(outcomeOf(await send(trainer, query))).toBe('ERR_NOT_AUTHORIZED');
    const order = `mutation { addVoucher(userID: "${ben.memberNumber}", type: YOUNG, consent: "2026-11") { code } }`;
    expect(outcomeOf(await send(trainer, order))).toBe('ERR_NOT_AUTHORIZED');
    await send(anna, order);
    expect(instance.commands.commands.at(-1)).toMatchObject({ type: 'AddVoucher', actor: anna.personId });
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
