import { cents, localDate } from '@platzwart/contracts/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const enter = `mutation ($booking: AdminBookingInput!) { bookAsAdmin(booking: $booking) {
  code bookings { court title category price remark user { firstName } } } }`;
const entered = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ category: 'BLOCK', title: 'Platzpflege', sport: 'TENNIS', court: 1 },
  ...{ date: '2026-06-18', start: '07:00', end: '08:30' },
  ...change,
});

describe('Entering bookings as an ADMIN', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(admin);
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.commands.commands.length = 0;
  });
  const send = (input: unknown) =>
    sendGraphql(instance.url, {
      query: enter,
      variables: { booking: input },
      token,
      headers: { 'idempotency-key': 'entry-0001' },
    });

  it('sends all courts in one command, and answers with every booking', async () => {
    const rows = [1, 2].map((court) =>
      booking({ court, category: 'BLOCK', title: 'Platzpflege', date: localDate('2026-06-18'), price: cents(0) }),
    );
    instance.commands.answerWith(async () => {
      const position = await instance.projections.show(rows);
      return { outcome: 'accepted', position, ids: rows.map(({ bookingId }) => bookingId) };
    });
    const facts = { title: 'Platzpflege', category: 'BLOCK', price: 0, remark: null, user: null };
    expect((await send(entered({ courts: [1, 2] }))).data).toEqual({
      bookAsAdmin: { code: 'SUC_BOOKING_CREATED', bookings: [1, 2].map((court) => ({ court, ...facts })) },
    });
    expect(instance.commands.commands).toMatchObject([
      {
        ...{ type: 'BookAsAdmin', actor: admin.personId, idempotencyKey: 'entry-0001' },
        data: { courts: [1, 2], userID: null, price: null, withVoucher: false, remark: null, reason: null },
      },
    ]);
  });

  it('takes the one court where it names no others', async () => {
    await send(entered({ category: 'SINGLE', title: null, userID: anna.memberNumber, court: 7, reason: ' Jubiläum ' }));
    expect(instance.commands.commands).toMatchObject([
      { data: { courts: [7], title: null, userID: anna.memberNumber, reason: 'Jubiläum' } },
    ]);
  });

  it.each([
    ['court', { court: 0 }],
    ['courts', { courts: [] }],
    ['courts', { courts: [1, 1] }],
    ['title', { title: '   ' }],
    ['title', { title: 'x'.repeat(101) }],
    ['title', { title: 'Platz\u202epflege' }],
    ['remark', { remark: 'x'.repeat(501) }],
  ])('refuses a wrong %s before it is sent', async (field, change) => {
    const answer = await send(entered(change));
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'ERR_INVALID_INPUT', field: `booking.${field}` });
    expect(instance.commands.commands).toEqual([]);
  });

  it('names an input of a refusal as the caller does', async () => {
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_INVALID_INPUT', fields: ['reason'] }));
    expect((await send(entered())).errors?.[0]?.extensions).toMatchObject({ field: 'booking.reason' });
    instance.commands.answerWith(() => ({
      ...{ outcome: 'rejected', code: 'ERR_BOOKING_TIME_INVALID', fields: ['start', 'end'] },
    }));
    expect((await send(entered())).errors?.[0]?.extensions).toMatchObject({
      fields: ['booking.start', 'booking.end'],
    });
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_BOOKING_CONFLICT', fields: ['bookings.0'] }));
    expect(outcomeOf(await send(entered()))).toBe('ERR_BOOKING_CONFLICT');
  });

  const act = async (query: string) => sendGraphql(instance.url, { query, token });

  it('names the date of a series where its court is taken', async () => {
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_BOOKING_CONFLICT', fields: ['bookings.0'] }));
    const add = `mutation { addOccurrence(id: "${crypto.randomUUID()}", date: "2026-06-22") { code } }`;
    expect((await act(add)).errors?.[0]?.extensions).toMatchObject({ code: 'ERR_BOOKING_CONFLICT', fields: ['date'] });
  });

  it('closes courts with one command, and answers with the closures', async () => {
    const closure = booking({ category: 'BLOCK', title: 'Regen', court: 7, date: localDate('2026-06-20') });
    instance.commands.answerWith(async () => {
      const position = await instance.projections.show([closure]);
      return { outcome: 'accepted', position, ids: [closure.bookingId] };
    });
    const close =
      'mutation { closeCourts(sport: "TENNIS", courts: [7], until: "20:00", reason: " Regen ") { bookings { court title } } }';
    expect((await act(close)).data).toEqual({ closeCourts: { bookings: [{ court: 7, title: 'Regen' }] } });
    expect(instance.commands.commands).toMatchObject([
      { type: 'CloseCourts', data: { sport: 'TENNIS', courts: [7], until: '20:00', reason: 'Regen' } },
    ]);
  });

  it('opens them by the ids of the closures', async () => {
    const id = crypto.randomUUID();
    instance.commands.answerWith(() => ({ outcome: 'accepted', position: null, ids: [] }));
    expect(outcomeOf(await act(`mutation { reopenCourts(closures: ["${id}"]) { code } }`))).toBe('data');
    expect(instance.commands.commands).toMatchObject([{ type: 'ReopenCourts', data: { closures: [id] } }]);
  });

  it.each([
    ['courts', 'closeCourts(sport: "TENNIS", courts: [], until: "20:00", reason: "Regen")'],
    ['courts.0', 'closeCourts(sport: "TENNIS", courts: [0], until: "20:00", reason: "Regen")'],
    ['reason', 'closeCourts(sport: "TENNIS", courts: [1], until: "20:00", reason: "  ")'],
    ['closures', 'reopenCourts(closures: [])'],
    ['closures.0', 'reopenCourts(closures: ["x"])'],
  ])('refuses a wrong %s before it is sent', async (field, call) => {
    const answer = await act(`mutation { ${call} { code } }`);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'ERR_INVALID_INPUT', field });
    expect(instance.commands.commands).toEqual([]);
  });
});
