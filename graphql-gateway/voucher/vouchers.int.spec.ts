import { randomUUID } from 'node:crypto';
import { type PersonId, bookingId, cents, localDate, localTime, positionSchema } from '@platzwart/contracts/core';
import { type VoucherEntryRow, type VoucherRow, voucherId } from '@platzwart/contracts/voucher';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

const place = (number: number) => v.parse(positionSchema, String(number).padStart(20, '0'));
const at = '2026-06-01T10:00:00.000Z';
const cardOf = (personId: PersonId, number: number, change: Partial<VoucherRow> = {}): VoucherRow => ({
  ...{ voucherId: voucherId(`c0000000-0000-4000-8000-00000000000${number}`), personId, voucherType: 'ADULT' },
  ...{ price: cents(9_000), halfHours: 20, halfHoursLeft: 20, paymentState: 'UNPAID' },
  ...{
    orderedByClub: false,
    deleted: false,
    usableFrom: null,
    orderedOn: at,
    orderedAt: place(number),
    changedAt: place(number),
  },
  ...change,
});
const block = {
  ...{ bookingId: bookingId('b0000000-0000-4000-8000-000000000001'), sport: 'TENNIS', court: 3 },
  ...{ date: localDate('2026-06-16'), start: localTime('18:00'), end: localTime('19:30') },
};
const entryOf = (card: VoucherRow, number: number, change: Partial<VoucherEntryRow> = {}): VoucherEntryRow => ({
  ...{ position: place(number), voucherId: card.voucherId, kind: 'ORDERED', halfHours: 20, halfHoursLeft: 20 },
  ...{ block: null, occurredOn: at },
  ...change,
});

const usedUp = cardOf(anna.personId, 1, { halfHoursLeft: 0, paymentState: 'PAID' });
const inUse = cardOf(anna.personId, 2, { halfHoursLeft: 17 });
const gone = cardOf(anna.personId, 3, { deleted: true });
// The clock shows 15 June.
const ofBen = cardOf(ben.personId, 4, { usableFrom: localDate('2026-06-20') });
const billed = cardOf(ben.personId, 5, { paymentState: 'INVOICED' });
const entries = [
  entryOf(usedUp, 1),
  entryOf(inUse, 2),
  entryOf(gone, 3),
  entryOf(ofBen, 4),
  entryOf(usedUp, 5, { kind: 'USED', halfHours: 20, halfHoursLeft: 0 }),
  entryOf(inUse, 6, { kind: 'USED', halfHours: 4, halfHoursLeft: 16, block }),
  entryOf(inUse, 7, { kind: 'RETURNED', halfHours: 1, halfHoursLeft: 17, block }),
];

describe('Hour cards', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const position = await instance.projections.showVouchers([usedUp, inUse, gone, ofBen, billed], entries);
    expect(await instance.readSide.watch.waitFor(['vouchers'], position, 5000)).toBe(true);
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.commands.commands.length = 0;
  });
  const send = async (person: Parameters<Instance['tokenOf']>[0], query: string) =>
    sendGraphql(instance.url, { query, token: await instance.tokenOf(person) });

  it('are part of the data export, and what an erasure would lose', async () => {
    const { data } = await send(anna, '{ myData { json } }');
    const { json } = v.parse(v.object({ myData: v.object({ json: v.string() }) }), data).myData;
    const { bookingId: _, ...where } = block;
    expect(JSON.parse(json)).toMatchObject({
      hourCards: [
        {
          ...{ voucherType: 'ADULT', priceInCents: 9_000, hours: 10, hoursLeft: 8.5, paymentState: 'UNPAID' },
          movements: [
            { movement: 'RETURNED', hours: 0.5, at, ...where },
            { movement: 'USED', hours: 2, ...where },
            { movement: 'ORDERED', hours: 10 },
          ],
        },
        { hoursLeft: 0, paymentState: 'PAID', movements: [{ movement: 'USED' }, { movement: 'ORDERED' }] },
      ],
    });
    expect(json).not.toContain(ofBen.voucherId);
    const preview = `{ userToDelete(userID: "${anna.memberNumber}") { hoursLeft } }`;
    expect((await send(admin, preview)).data).toEqual({ userToDelete: { hoursLeft: 8.5 } });
  });

  it('shows people their own cards, the newest first, with what is left', async () => {
    const fields = '_id userID lastName type price hours hoursUsed state paymentState deletable';
    const query = `{ vouchersByUser(userID: "${anna.memberNumber}") { ${fields} } voucherHoursLeft currentUser { voucher { _id } } }`;
    const common = { userID: anna.memberNumber, lastName: anna.lastName, type: 'ADULT', price: 9_000, hours: 10 };
    expect((await send(anna, query)).data).toEqual({
      vouchersByUser: [
        { _id: inUse.voucherId, ...common, hoursUsed: 1.5, state: 'ACTIVE', paymentState: 'UNPAID', deletable: false },
        { _id: usedUp.voucherId, ...common, hoursUsed: 10, state: 'ENDED', paymentState: 'PAID', deletable: false },
      ],
      voucherHoursLeft: 8.5,
      currentUser: { voucher: { _id: inUse.voucherId } },
    });
  });

  it('has a statement of all cards with the balance after each movement', async () => {
    const query = `{ voucherStatement(userID: "${anna.memberNumber}") { kind hours hoursLeft date start court } }`;
    const slot = { date: '2026-06-16', start: '18:00', court: 3 };
    const none = { date: null, start: null, court: null };
    expect((await send(anna, query)).data).toEqual({
      voucherStatement: [
        { kind: 'RETURNED', hours: 0.5, hoursLeft: 8.5, ...slot },
        { kind: 'USED', hours: -2, hoursLeft: 8, ...slot },
        { kind: 'USED', hours: -10, hoursLeft: 10, ...none },
        { kind: 'ORDERED', hours: 10, hoursLeft: 20, ...none },
        { kind: 'ORDERED', hours: 10, hoursLeft: 10, ...none },
      ],
    });
  });

  it.each([
    ['ACTIVE', [billed, ofBen, inUse]],
    ['ENDED', [usedUp]],
    ['UNPAID', [ofBen, inUse]],
    ['INVOICED', [billed]],
    ['PAID', [usedUp]],
  ] as const)('lists those that are %s to an ADMIN', async (state, cards) => {
    const query = `{ vouchers(state: ${state}) { _id } voucherPage(state: ${state}) { total vouchers { _id } } }`;
    const vouchers = cards.map((card) => ({ _id: card.voucherId }));
    expect((await send(admin, query)).data).toEqual({ vouchers, voucherPage: { total: cards.length, vouchers } });
  });

  it('lists all of them page by page, with what they cost and what is left on all pages', async () => {
    const pageOf = async (page: number) =>
      (await send(admin, `{ voucherPage(page: ${page}, size: 2) { total price hoursLeft vouchers { _id } } }`)).data;
    const sums = { total: 4, price: 36_000, hoursLeft: 28.5 };
    const onPage = (...cards: readonly VoucherRow[]) => ({
      voucherPage: { ...sums, vouchers: cards.map(({ voucherId: _id }) => ({ _id })) },
    });
    expect(await pageOf(1)).toEqual(onPage(billed, ofBen));
    expect(await pageOf(2)).toEqual(onPage(inUse, usedUp));
    expect(await pageOf(3)).toEqual(onPage());
    expect(outcomeOf(await send(admin, '{ voucherPage(page: 0) { total } }'))).toBe('ERR_INVALID_INPUT');
  });

  it('lists all of them, however many they are', async () => {
    const many = Array.from({ length: 501 }, () => ({
      ...usedUp,
      voucherId: voucherId(randomUUID()),
      personId: admin.personId,
    }));
    const position = await instance.projections.showVouchers(many, []);
    expect(await instance.readSide.watch.waitFor(['vouchers'], position, 5000)).toBe(true);
    const { data } = await send(admin, '{ vouchers { _id } voucherPage(size: 1) { total } }');
    expect(data?.['vouchers']).toHaveLength(505);
    expect(data?.['voucherPage']).toEqual({ total: 505 });
  });

  it('says from when on a card can be used whose owner has not asked for it at once, and sends that they do (Q14)', async () => {
    const query = `{ vouchersByUser(userID: "${ben.memberNumber}") { usableFrom }
      all: voucherHoursLeft early: voucherHoursLeft(playedOn: "2026-06-19") late: voucherHoursLeft(playedOn: "2026-06-20") }`;
    const { data } = await send(ben, query);
    expect(data).toMatchObject({ all: 20, early: 10, late: 20 });
    expect(data?.['vouchersByUser']).toEqual([{ usableFrom: null }, { usableFrom: '2026-06-20' }]);
    await send(ben, `mutation { consentToVoucher(id: "${ofBen.voucherId}", consent: "2026-11") { code } }`);
    expect(instance.commands.commands).toMatchObject([
      { type: 'ConsentToVoucher', data: { voucherId: ofBen.voucherId, consent: '2026-11' } },
    ]);
  });

  it('hides a card from others, as one that does not exist', async () => {
    const id = Buffer.from(`VoucherCard:${inUse.voucherId}`).toString('base64');
    const query = `{ node(id: "${id}") { id } }`;
    expect((await send(ben, query)).data).toEqual({ node: null });
    expect((await send(admin, query)).data).toEqual({ node: { id } });
  });

  it('sends the order, the correction and the deletion to the command-service', async () => {
    const order = `mutation { addVoucher(userID: "${anna.memberNumber}", type: YOUNG, consent: "2026-11") { code } }`;
    expect(outcomeOf(await send(anna, order))).toBe('data');
    // As product.md shows it (decisions.md Q14).
    expect(outcomeOf(await send(anna, `mutation { addVoucher(userID: "${anna.memberNumber}") { code } }`))).toBe(
      'data',
    );
    await send(admin, `mutation { updateVoucher(id: "${ofBen.voucherId}", type: YOUNG) { code } }`);
    await send(ben, `mutation { deleteVoucher(id: "${ofBen.voucherId}") { code } }`);
    expect(instance.commands.commands.map(({ type, data }) => [type, data])).toEqual([
      ['AddVoucher', { userID: anna.memberNumber, voucherType: 'YOUNG', consent: '2026-11' }],
      ['AddVoucher', { userID: anna.memberNumber, voucherType: null, consent: null }],
      ['CorrectVoucherType', { voucherId: ofBen.voucherId, voucherType: 'YOUNG' }],
      ['DeleteVoucher', { voucherId: ofBen.voucherId }],
    ]);
  });
});
