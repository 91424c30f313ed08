import { createServer } from 'node:http';
import { localDate } from '@platzwart/contracts/core';
import { orderId } from '@platzwart/contracts/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking, paymentBy } from '../testing/exampleRows.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { admin, anna, ben, trainer } from '../testing/personas.ts';
import { outcomeOf, sendGraphql } from '../testing/sendGraphql.ts';

const order = paymentBy(anna.personId);
const query = `{ payment(order: "${order.orderId}") { _id method amount state expires_at redirectUrl } }`;
const shown = {
  ...{ _id: order.orderId, method: 'PAYPAL', amount: 1606, state: 'WAITING' },
  expires_at: '2026-06-15T08:45:00.000Z',
};

describe('Online payment', () => {
  const simulator = createServer((request, response) => {
    response.writeHead(request.method === 'POST' ? 303 : 200, { location: '/payment/1', 'set-cookie': 'a=b' });
    response.end(`${request.method} ${request.url}`);
  });
  let instance: Instance;
  beforeAll(async () => {
    const simulatorUrl = await listenOnFreePort(simulator);
    instance = await startInstance({ onlinePayment: { methods: ['PAYPAL'], simulatorUrl } });
    const position = await instance.projections.showPayment(order);
    expect(await instance.readSide.watch.waitFor(['payments'], position, 5000)).toBe(true);
  });
  afterAll(async () => {
    await instance.close();
    simulator.closeAllConnections();
    simulator.close();
  });
  const ask = async (text: string, person?: Parameters<Instance['tokenOf']>[0]) =>
    sendGraphql(instance.url, { query: text, ...(person && { token: await instance.tokenOf(person) }) });

  it('shows its state to whoever has its address, and the way to pay to the person alone', async () => {
    expect((await ask(query)).data).toEqual({ payment: { ...shown, redirectUrl: null } });
    expect((await ask(query, ben)).data).toEqual({ payment: { ...shown, redirectUrl: null } });
    for (const person of [anna, admin])
      expect((await ask(query, person)).data).toEqual({ payment: { ...shown, redirectUrl: order.redirectUrl } });
  });

  it.each(['BOOKED', 'DELETED'] as const)(
    'says what was ordered when it is over, to who ordered: %s',
    async (occupancy) => {
      const ended = {
        ...paymentBy(anna.personId),
        state: occupancy === 'BOOKED' ? ('PAID' as const) : ('EXPIRED' as const),
      };
      const position = await instance.projections.showPayment(ended);
      await instance.projections.show([booking({ orderId: ended.orderId, occupancy, personId: anna.personId })]);
      expect(await instance.readSide.watch.waitFor(['payments'], position, 5000)).toBe(true);
      const courtsOf = `{ payment(order: "${ended.orderId}") { courts { court start } } }`;
      await expect
        .poll(async () => (await ask(courtsOf, anna)).data)
        .toEqual({
          payment: { courts: [{ court: 1, start: '18:00' }] },
        });
      expect((await ask(courtsOf, ben)).data).toEqual({ payment: { courts: null } });
    },
  );

  describe('that is still open', () => {
    const courts = ['2026-06-18', '2026-06-17'].map((date) =>
      booking({ orderId: order.orderId, date: localDate(date), occupancy: 'HELD', category: 'BLOCK' }),
    );
    const open = '{ openPayments { _id amount courts { bookingID sport court date start end } person { userID } } }';
    const held = { sport: 'TENNIS', court: 1, start: '18:00', end: '19:00' };
    // Its courts are still held, so that they can be paid in another way.
    const declined = { ...paymentBy(anna.personId), state: 'DECLINED', expiresAt: '2026-06-15T08:50:00.000Z' } as const;
    beforeAll(async () => {
      await instance.projections.show(courts);
      await instance.projections.showPayment(declined);
      for (const change of [{ expiresAt: '2026-06-15T07:59:59.000Z' }, { state: 'PAID' } as const])
        await instance.projections.showPayment({ ...paymentBy(anna.personId), ...change });
      await instance.projections.changePerson(anna.personId, { guardianId: ben.personId });
      const position = await instance.projections.showPayment(paymentBy(trainer.personId));
      expect(await instance.readSide.watch.waitFor(['payments', 'bookings', 'people'], position, 5000)).toBe(true);
    });

    it.each([anna, ben])('is found again by the person who ordered, and by their guardian', async (person) => {
      const [{ _id, amount }, whose] = [shown, { userID: anna.memberNumber }];
      const both = [
        { ...held, bookingID: courts[1]?.bookingId, date: '2026-06-17' },
        { ...held, bookingID: courts[0]?.bookingId, date: '2026-06-18' },
      ];
      expect((await ask(open, person)).data).toEqual({
        openPayments: [
          { _id, amount, courts: both, person: whose },
          { _id: declined.orderId, amount, courts: [], person: whose },
        ],
      });
    });

    it('is not told to anybody else, nor what is ordered', async () => {
      expect((await ask(open, admin)).data).toEqual({ openPayments: [] });
      expect(outcomeOf(await ask(open))).toBe('LOGIN_REQUIRED');
      for (const person of [undefined, trainer])
        expect((await ask(`{ payment(order: "${order.orderId}") { courts { court } } }`, person)).data).toEqual({
          payment: { courts: null },
        });
    });
  });

  it('is stuck where its end is not known an hour after the courts were given back, for ADMINs', async () => {
    const stuck = paymentBy(ben.personId);
    const late = { ...stuck, orderId: orderId(crypto.randomUUID()), expiresAt: '2026-06-15T07:29:59.000Z' };
    const soon = { ...stuck, orderId: orderId(crypto.randomUUID()), expiresAt: '2026-06-15T07:30:01.000Z' };
    const ended = { ...late, orderId: orderId(crypto.randomUUID()), state: 'PAID' } as const;
    const goesBack = { ...late, orderId: orderId(crypto.randomUUID()), state: 'REFUND_DUE', personId: null } as const;
    const earlier = { ...goesBack, expiresAt: '2026-06-14T07:00:00.000Z' };
    for (const row of [late, soon, ended, earlier]) await instance.projections.showPayment(row);
    const text = '{ stuckPayments { _id state person { userID } } }';
    expect((await ask(text, admin)).data).toEqual({
      stuckPayments: [
        { _id: earlier.orderId, state: 'REFUND_DUE', person: null },
        { _id: late.orderId, state: 'WAITING', person: { userID: '1002' } },
      ],
    });
    expect(outcomeOf(await ask(text, ben))).toBe('ERR_NOT_AUTHORIZED');
    const whose = `{ payment(order: "${late.orderId}") { person { userID } } }`;
    expect((await ask(whose, anna)).data).toEqual({ payment: { person: null } });
    expect((await ask(whose)).data).toEqual({ payment: { person: null } });
  });

  it.each([crypto.randomUUID(), 'anything'])('knows no payment of the order %s', async (unknown) => {
    expect((await ask(`{ payment(order: "${unknown}") { state } }`)).data).toEqual({ payment: null });
  });

  it('answers an order that is to be paid online with its payment instead of bookings', async () => {
    instance.commands.answerWith(() => Promise.resolve({ outcome: 'accepted', position: '1', ids: [order.orderId] }));
    const block = '{ sport: "TENNIS", date: "2026-06-18", start: "18:00", end: "19:00", court: 1, price: 1606';
    const book = `mutation { bookAsUser(bookings: [${block}, paymentMethod: PAYPAL }]) { payment bookings { _id } } }`;
    expect((await ask(book, anna)).data).toEqual({ bookAsUser: { payment: order.orderId, bookings: [] } });
  });

  it('offers the methods that have a provider', async () => {
    const { data } = await ask('{ bookingInfos { paymentMethods } }', anna);
    expect(data).toEqual({ bookingInfos: { paymentMethods: ['INVOICE', 'PAYPAL'] } });
  });

  it('passes on the pages of the simulated providers, and nothing else of them', async () => {
    const page = await fetch(`${instance.url}/dev/payments/pay/a-1`);
    expect(await page.text()).toBe('GET /pay/a-1');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('set-cookie')).toBeNull();
    const paid = await fetch(`${instance.url}/dev/payments/pay/a-1`, {
      method: 'POST',
      redirect: 'manual',
      body: 'a=b',
    });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/payment/1']);
    for (const path of ['/dev/payments/paypal/v1/oauth2/token', '/dev/payments/pay/%2e%2e/stripe'])
      expect((await fetch(`${instance.url}${path}`, { method: 'POST' })).status).toBe(404);
  });
});
