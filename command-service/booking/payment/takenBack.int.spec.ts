import { once } from 'node:events';
import type { Server } from 'node:http';
import { onlineMethods } from '@platzwart/contracts/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentSimulator, simulatorSettings } from '../../demo/payments/paymentSimulator.ts';
import { block, booking, cancel } from '../../ledger/courts/specSentences.ts';
import { orderedPayment } from '../../testing/orderedPayment.ts';
import { portOf } from '../../testing/portOf.ts';
import { anna } from '../domain/specClub.ts';
import { configuredProviders } from './configuredProviders.ts';

const publicUrl = 'http://platz.example';
let server: Server;
let address = '';
beforeAll(async () => {
  server = paymentSimulator({ publicUrl, file: null, now: () => Date.parse('2026-06-15T08:00:00Z') });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const evening = block('TENNIS 3', '2026-06-16', '18:00-19:00');
const day = 24 * 60;

describe.each(onlineMethods)('At the provider of %s', (method) => {
  /** An order that is paid and booked. `action`: what the person does on the provider's page; `refund`: how it answers the first refund. */
  const paid = async (action: 'pay' | 'review' = 'pay', refund = 'MADE') => {
    const providers = configuredProviders(simulatorSettings(address));
    const own = await orderedPayment({ method, evening, publicUrl, providers });
    await own.run();
    const page = own.page().replace(publicUrl, address);
    const visit = async (what: string): Promise<void> => {
      const body = new URLSearchParams({ action: what, refund });
      await fetch(page, { method: 'POST', redirect: 'manual', body });
    };
    await visit(action);
    await own.run();
    await own.run();
    /** The types of what has happened since the courts were booked. */
    const since = () => own.types().slice(own.types().indexOf('CourtBooked') + 1);
    return { ...own, visit, since };
  };

  it('a payment that is taken back is noticed within a day, once, and its refund is not paid twice', async () => {
    const own = await paid();
    await own.run(day);
    expect(own.since()).toEqual([]);
    await own.visit('reverse');
    await own.run(day - 1);
    expect(own.since()).toEqual([]);
    await own.run(1);
    await own.run(day);
    expect(own.since()).toEqual(['PaymentReversed']);
    await own.send(cancel(anna, own.number));
    await own.run(day);
    expect(own.since()).toEqual(['PaymentReversed', 'BookingCancelled']);
  });

  it('a payment that is examined is asked about until it is decided, and booked or declined', async () => {
    const accepted = await paid('review');
    expect(accepted.types()).not.toContain('PaymentReceived');
    await accepted.visit('accept');
    await accepted.run();
    expect(accepted.types()).toContain('CourtBooked');
    const refused = await paid('review');
    await refused.visit('refuse');
    await refused.run();
    expect(refused.last()?.type).toBe('PaymentDeclined');
  });

  it.each(['FAILED', 'CANCELLED'])(
    'a refund that is %s waits for an ADMIN, and is paid with the next attempt',
    async (refund) => {
      const own = await paid('pay', refund);
      await own.send(cancel(anna, own.number));
      for (let minute = 0; minute < 5; minute += 1) await own.run(1);
      expect(own.since()).toEqual(['BookingCancelled', 'RefundDue', 'RefundFailed']);
      await own.send({ type: 'RetryRefund', data: { refundId: booking(own.number) } });
      await own.run();
      expect(own.since().slice(3)).toEqual(['RefundRetried', 'RefundMade']);
    },
  );

  it('a refund that is pending is asked about until it is paid', async () => {
    const own = await paid('pay', 'PENDING');
    await own.send(cancel(anna, own.number));
    await own.run();
    expect(own.since()).toEqual(['BookingCancelled', 'RefundDue']);
    await own.run(1);
    expect(own.since()).toEqual(['BookingCancelled', 'RefundDue', 'RefundMade']);
  });

  it('a refund that it refuses waits for an ADMIN as well, until it is known that the money went back by itself', async () => {
    const own = await paid();
    await own.visit('reverse');
    await own.send(cancel(anna, own.number));
    await own.run();
    expect(own.since()).toEqual(['BookingCancelled', 'RefundDue', 'RefundFailed']);
    await own.run(day);
    expect(own.since().slice(3)).toEqual(['RefundMade']);
  });
});
