import { type WaitingRow, offerNoticeMinutes } from '@platzwart/contracts/booking';
import {
  type PersonId,
  bookingId,
  localDate,
  localTime,
  positionSchema,
  waitingEntryId,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { specClub } from '../testing/specClub.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

const slot = { court: 1, start: localTime('18:00'), end: localTime('19:00') };
const at = '2026-06-01T10:00:00.000Z';
const entry = (personId: PersonId, place: number, change: Partial<WaitingRow> = {}): WaitingRow => ({
  ...{ entryId: waitingEntryId(crypto.randomUUID()), personId, sport: 'TENNIS', date: localDate('2026-06-16') },
  ...{ fromMinute: 1020, toMinute: 1200, minutes: 60, state: 'WAITING', offer: null },
  steps: [{ kind: 'JOINED', at, slot: null }],
  ...{ joinedOn: at, joinedAt: v.parse(positionSchema, String(place).padStart(20, '0')) },
  changedAt: v.parse(positionSchema, '9'),
  ...change,
});
const ofBen = entry(ben.personId, 1, {
  state: 'OFFERED',
  offer: { ...slot, holdId: bookingId(crypto.randomUUID()), expiresAt: '2026-06-01T10:30:00.000Z' },
  steps: [
    { kind: 'JOINED', at, slot: null },
    { kind: 'OFFERED', at, slot },
  ],
});
const hasLeft = entry(ben.personId, 2, { state: 'ENDED' });
const ofAnna = entry(anna.personId, 3);
/** On a day on which nobody else wants the same hours: Ben in the morning, Anna in the evening, for one hour or for two. */
const otherDay = { date: localDate('2026-06-17') };
const inMorning = entry(ben.personId, 4, { ...otherDay, fromMinute: 600, toMinute: 720 });
const inEvening = entry(anna.personId, 5, otherDay);
const longer = entry(anna.personId, 6, { ...otherDay, minutes: 120 });

const noticesSchema = v.object({
  waitingListOfDay: v.array(v.object({ noticeMinutes: v.number(), user: v.object({ userID: v.string() }) })),
});
const own =
  '{ waitingList { _id sport date from to minutes state position offer { bookingID court start end price expires_at } } }';

describe('The waiting list', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const position = await instance.projections.showWaiting([ofBen, hasLeft, ofAnna, inMorning, inEvening, longer]);
    expect(await instance.readSide.watch.waitFor(['waiting_list'], position, 5000)).toBe(true);
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.commands.commands.length = 0;
  });
  const send = async (person: Parameters<Instance['tokenOf']>[0], query: string) =>
    sendGraphql(instance.url, { query, token: await instance.tokenOf(person) });

  it('shows everybody their own open entries, with their place and the price of the offer', async () => {
    const asked = { sport: 'TENNIS', date: '2026-06-16', from: '17:00', to: '20:00', minutes: 60 };
    expect((await send(anna, own)).data?.['waitingList']).toContainEqual({
      ...{ _id: ofAnna.entryId, ...asked, state: 'WAITING', position: 2, offer: null },
    });
    const { data } = await send(ben, own);
    expect(data).toMatchObject({
      waitingList: [
        { _id: ofBen.entryId, position: 1, state: 'OFFERED', offer: { ...slot, bookingID: ofBen.offer?.holdId } },
        { _id: inMorning.entryId, position: 1 },
      ],
    });
    expect(JSON.stringify(data)).toMatch(/"price":[1-9]\d+/);
  });

  it('says from when on nothing is offered any more, by the role of who waits', async () => {
    const noticeOf = async (person: typeof anna) => {
      const query = '{ waitingListOfDay(sport: "TENNIS", date: "2026-06-16") { noticeMinutes user { userID } } }';
      const { data } = await send(admin, query);
      return v.parse(noticesSchema, data).waitingListOfDay.find(({ user }) => user.userID === person.memberNumber);
    };
    expect(await noticeOf(anna)).toMatchObject({ noticeMinutes: offerNoticeMinutes(0) });
    const { limits } = specClub.rules;
    const changed = await instance.projections.changeRules({
      limits: { ...limits, MEMBER: { ...limits.MEMBER, minAdvanceMinutes: 120 } },
    });
    await instance.readSide.watch.waitFor(['club_settings'], changed, 5000);
    expect(await noticeOf(anna)).toMatchObject({ noticeMinutes: offerNoticeMinutes(120) });
  });

  it('counts only other people who wait for the same hours as before somebody', async () => {
    const { data } = await send(anna, '{ waitingList { _id position } }');
    expect(data?.['waitingList']).toEqual([
      { _id: ofAnna.entryId, position: 2 },
      { _id: inEvening.entryId, position: 1 },
      { _id: longer.entryId, position: 1 },
    ]);
  });

  it('shows an ADMIN the list of a day with its reasons, and nobody else', async () => {
    const query =
      '{ waitingListOfDay(sport: "TENNIS", date: "2026-06-16") { _id user { userID } steps { kind court start } } }';
    expect((await send(admin, query)).data).toEqual({
      waitingListOfDay: [
        {
          _id: ofBen.entryId,
          user: { userID: ben.memberNumber },
          steps: [
            { kind: 'JOINED', court: null, start: null },
            { kind: 'OFFERED', court: 1, start: '18:00' },
          ],
        },
        expect.objectContaining({ _id: hasLeft.entryId }),
        expect.objectContaining({ _id: ofAnna.entryId }),
      ],
    });
    expect(outcomeOf(await send(ben, query))).toBe('ERR_NOT_AUTHORIZED');
  });

  it('refuses entries that nobody can have before anything is sent', async () => {
    const join = (input: string) => send(anna, `mutation { joinWaitingList(${input}) { code } }`);
    const times = 'from: "17:00", to: "20:00"';
    for (const input of [
      `sport: "TENNIS", date: "2026-06-16", ${times}, minutes: 45`,
      `sport: "TENNIS", date: "2026-06-16", ${times}, minutes: 0`,
      `sport: "TENNIS", date: "2026-06-16", ${times}, minutes: 100000`,
      `sport: "<b>", date: "2026-06-16", ${times}, minutes: 60`,
      `sport: "TENNIS", date: "2026-02-31", ${times}, minutes: 60`,
      `sport: "TENNIS", date: "2026-06-16", from: "25:00", to: "20:00", minutes: 60`,
    ])
      expect(outcomeOf(await join(input))).toBe('ERR_INVALID_INPUT');
    expect(instance.commands.commands).toEqual([]);
  });

  it('sends answers to offers in the name of the caller', async () => {
    const id = ofBen.entryId;
    await send(anna, `mutation { takeOffer(id: "${id}", price: 1200, paymentMethod: INVOICE) { code } }`);
    const order = `acceptedTerms: 2, players: [{ guestName: "Jana" }]`;
    const taken = await send(
      anna,
      `mutation { takeOffer(id: "${id}", price: 1700, paymentMethod: PAYPAL, ${order}) { code payment } }`,
    );
    expect(taken.data).toMatchObject({ takeOffer: { code: 'SUC_BOOKING_HELD' } });
    await send(anna, `mutation { declineOffer(id: "${id}") { code } }`);
    expect(instance.commands.commands).toMatchObject([
      { type: 'TakeOffer', actor: anna.personId, data: { entryId: id, price: 1200, paymentMethod: 'INVOICE' } },
      {
        type: 'TakeOffer',
        data: { paymentMethod: 'PAYPAL', acceptedTerms: 2, players: [{ userID: null, guestName: 'Jana' }] },
      },
      { type: 'DeclineOffer', actor: anna.personId, data: { entryId: id } },
    ]);
  });
});
