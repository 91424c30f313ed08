import { cents, localDate } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben, gast, trainer } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const fields =
  '_id mine playingFamily { userID } price guestFee remark user { firstName } players { user { userID } guestName }';
const game = booking({
  ...{ personId: anna.personId, price: cents(1700), guestFee: cents(500), remark: 'Ball dabei' },
  players: [
    { personId: ben.personId, guestName: null },
    { personId: null, guestName: 'Carla Gast' },
    { personId: null, guestName: null },
  ],
});
const earlier = [anna.personId, trainer.personId].map((player, court) =>
  booking({
    ...{ personId: ben.personId, date: localDate('2026-03-02'), court: court + 2 },
    players: [{ personId: player, guestName: null }],
  }),
);
const latest = booking({
  ...{ personId: ben.personId, date: localDate('2026-03-09') },
  players: [{ personId: trainer.personId, guestName: null }],
});

describe('The players of a booking', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const shown = await instance.projections.show([game, ...earlier, latest]);
    await instance.readSide.watch.waitFor(['bookings'], shown, 5000);
  });
  afterAll(() => instance.close());

  const ask = async (who: PersonRow, query: string) =>
    sendGraphql(instance.url, { query, token: await instance.tokenOf(who) });
  const asPlayer = async (who: PersonRow) => (await ask(who, `{ bookingsAsPlayer { ${fields} } }`)).data;
  const players = [
    { user: { userID: '1002' }, guestName: null },
    { user: null, guestName: 'Carla Gast' },
    { user: null, guestName: null },
  ];

  it('are seen by those who are named, with the owner, without price and remark', async () => {
    expect(await asPlayer(ben)).toEqual({
      bookingsAsPlayer: [
        {
          ...{
            _id: game.bookingId,
            mine: false,
            playingFamily: [{ userID: ben.memberNumber }],
            price: null,
            guestFee: null,
            remark: null,
          },
          ...{ user: { firstName: 'Anna' }, players },
        },
      ],
    });
    expect(await asPlayer(gast)).toEqual({ bookingsAsPlayer: [] });
  });

  it('are seen by the owner and ADMIN, not by others in the plan', async () => {
    const plan = `{ bookingsInPeriod(fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "TENNIS") { ${fields} } }`;
    for (const who of [anna, admin])
      expect((await ask(who, plan)).data).toMatchObject({
        bookingsInPeriod: [{ price: 1700, guestFee: 500, players }],
      });
    expect((await ask(trainer, plan)).data).toMatchObject({
      bookingsInPeriod: [{ playingFamily: [], price: null, guestFee: null, user: null, players: null }],
    });
  });

  it('count for the minutes of a day, not for open bookings', async () => {
    const quota =
      '{ bookingQuota(dates: ["2026-06-15", "2026-03-09", "2026-06-16"]) { openBookings days { date minutes } } }';
    const days = (...minutes: readonly number[]) =>
      ['2026-06-15', '2026-03-09', '2026-06-16'].map((date, index) => ({ date, minutes: minutes[index] }));
    expect((await ask(anna, quota)).data).toEqual({ bookingQuota: { openBookings: 1, days: days(60, 0, 0) } });
    expect((await ask(ben, quota)).data).toEqual({ bookingQuota: { openBookings: 0, days: days(60, 60, 0) } });
    expect((await ask(gast, quota)).data).toEqual({ bookingQuota: { openBookings: 0, days: days(0, 0, 0) } });
    const many = `{ bookingQuota(dates: [${'"2026-06-15",'.repeat(51)}]) { openBookings } }`;
    expect(outcomeOf(await ask(anna, many))).toBe('ERR_INVALID_INPUT');
  });

  it('are known by those who named them before, the most frequent first', async () => {
    const { data } = await ask(ben, '{ frequentPlayers { userID firstName } }');
    expect(data).toEqual({
      frequentPlayers: [
        { userID: '1003', firstName: 'Trainer' },
        { userID: '1001', firstName: 'Anna' },
      ],
    });
  });

  it('are sent with the order; a guest with a number, and neither, are no players', async () => {
    const order = (player: string) => `mutation { bookAsUser(bookings: [{ sport: "TENNIS", date: "2026-06-18",
      start: "18:00", end: "19:00", court: 1, price: 1700, paymentMethod: INVOICE, players: [${player}] }]) { code } }`;
    instance.commands.commands.length = 0;
    await ask(anna, order('{ userID: "1002" }, { guestName: " Carla Gast " }'));
    expect(instance.commands.commands[0]).toMatchObject({
      data: {
        bookings: [
          {
            players: [
              { userID: '1002', guestName: null },
              { userID: null, guestName: 'Carla Gast' },
            ],
          },
        ],
      },
    });
    for (const wrong of ['{}', '{ userID: "1002", guestName: "Ben" }', '{ guestName: "\\u0000" }'])
      expect(outcomeOf(await ask(anna, order(wrong)))).toBe('ERR_INVALID_INPUT');
  });

  it('and the remark are changed by the owner: what is missing stays, an empty remark goes', async () => {
    instance.commands.commands.length = 0;
    const change = async (args: string) =>
      ask(anna, `mutation { updateOwnBooking(id: "${game.bookingId}", ${args}) { code } }`);
    expect((await change('remark: ""')).data).toEqual({ updateOwnBooking: { code: 'SUC_BOOKING_UPDATED' } });
    await change('players: [{ userID: "1003" }], guestFee: 0, expectedRevision: 3');
    const id = game.bookingId;
    expect(instance.commands.commands.map(({ data }) => data)).toEqual([
      { bookingId: id, remark: '', players: null, guestFee: null, expectedRevision: null },
      { bookingId: id, remark: null, players: [{ userID: '1003', guestName: null }], guestFee: 0, expectedRevision: 3 },
    ]);
    expect(outcomeOf(await change('guestFee: -1'))).toBe('ERR_INVALID_INPUT');
    expect(outcomeOf(await change(`remark: "${'x'.repeat(501)}"`))).toBe('ERR_INVALID_INPUT');
  });

  it('leave by the id of the booking, also by the Relay id', async () => {
    instance.commands.commands.length = 0;
    const relayId = Buffer.from(`Booking:${game.bookingId}`).toString('base64');
    const { data } = await ask(ben, `mutation { leaveBooking(id: "${relayId}") { code } }`);
    expect(data).toEqual({ leaveBooking: { code: 'SUC_BOOKING_UPDATED' } });
    expect(instance.commands.commands[0]).toMatchObject({
      ...{ type: 'LeaveBooking', data: { bookingId: game.bookingId } },
    });
  });
});
