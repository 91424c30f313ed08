import type { CourtBooked } from '@platzwart/contracts/booking';
import { cents, creditId, localDate } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import type {
  ClaimCarriedOver,
  CreditReceived,
  CreditRefunded,
  CreditWithdrawn,
  Invoice,
  InvoicePartPaid,
} from '@platzwart/contracts/invoice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookingCancelled, courtBooked, people } from '../../testing/clubHistory.ts';
import { courtPaid, invoiceEventsOf, invoiceIssued } from '../../testing/invoiceHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  openWorld,
  startProjections,
  untilReached,
} from '../../testing/projectionWorld.ts';
import { voucherOrdered } from '../../testing/voucherHistory.ts';

let world: ProjectionWorld;
let running: RunningProjections;
beforeEach(async () => {
  world = await openWorld();
  running = startProjections(world.context);
});
afterEach(async () => {
  await running.stop();
  await world.close();
});

const write = async (events: readonly ClubHistoryEvent[]): Promise<void> =>
  untilReached(world.pool, 'invoices', await world.log.writeAll(events));
const rows = async <Row extends object>(query: string): Promise<readonly Row[]> =>
  (await world.pool.query<Row & Record<string, unknown>>(query)).rows;
const claims = async () =>
  (
    await rows<{ text: string }>(
      `select kind || ' ' || state || coalesce(' ' || right(invoice_id::text, 1), '') as text from invoices.claims order by kind, item_id`,
    )
  ).map(({ text }) => text);
const invoices = () =>
  rows(`select number, state, due_on::text as due, warning_level as level, paid_on::text as paid, paid_reference as reference,
               right(cancelled_by::text, 1) as "cancelledBy", right(cancels::text, 1) as cancels, refund_due as refund
        from invoices.invoices order by number`);

const { anna } = people;
const demanded: CourtBooked = courtBooked(1, { price: cents(1200) });
const listed: CourtBooked = courtBooked(2, { court: 2, price: cents(0), paymentMethod: 'VOUCHER' });
const billed = { personId: anna, demanded: [demanded], listed: [listed] };
const issued = invoiceIssued(1, billed);
const events = invoiceEventsOf(issued, billed, 2);
const row = { number: '2026-00001', due: '2026-06-15', level: 0, paid: null, reference: null };
const notCancelled = { cancelledBy: null, cancels: null, refund: 0 };

describe('The invoices', () => {
  it('know what is owed, what an invoice demands and lists, and when it is paid', async () => {
    await write([demanded, listed, voucherOrdered(1, anna)]);
    expect(await claims()).toEqual(['COURT OPEN', 'COURT PAID', 'VOUCHER OPEN']);
    await write([issued]);
    expect(await claims()).toEqual(['COURT INVOICED 1', 'COURT PAID 1', 'VOUCHER OPEN']);
    expect(await invoices()).toEqual([{ ...row, ...notCancelled, state: 'UNPAID' }]);
    const [{ document } = { document: null }] = await rows<{ document: Invoice }>(
      'select document from invoices.invoices',
    );
    expect(document).toEqual(JSON.parse(issued.data.sealedDocument));
    await write([events.delivered, events.warned]);
    const warned = { ...row, ...notCancelled, due: '2026-06-29', level: 1 };
    expect(await invoices()).toEqual([{ ...warned, state: 'INVOICED' }]);
    await write([events.paid]);
    expect(await claims()).toEqual(['COURT PAID 1', 'COURT PAID 1', 'VOUCHER OPEN']);
    const paid = { ...warned, state: 'PAID', paid: '2026-06-10', reference: 'Auszug 6' };
    expect(await invoices()).toEqual([paid]);
    await write([events.reopened]);
    expect(await claims()).toEqual(['COURT INVOICED 1', 'COURT PAID 1', 'VOUCHER OPEN']);
    expect(await invoices()).toEqual([{ ...warned, state: 'INVOICED', reference: 'Auszug 6' }]);
  });

  it('have the payments that arrived in parts, paid on the last day of the bank, and those that went back no more', async () => {
    const { claims: _, ...part } = events.paid.data;
    const paidAfter = async (...more: readonly ClubHistoryEvent[]) => {
      await write(more);
      const [found] = await rows<{ text: string }>(
        `select state || ' ' || paid_amount || ' ' || coalesce(paid_on::text, '-') as text from invoices.invoices`,
      );
      return found?.text;
    };
    await write([demanded, listed, issued]);
    const first: InvoicePartPaid = {
      type: 'InvoicePartPaid',
      data: { ...part, amount: cents(500), paidOn: localDate('2026-06-12') },
    };
    expect(await paidAfter(first)).toBe('UNPAID 500 -');
    expect(await paidAfter({ ...events.paid, data: { ...events.paid.data, amount: cents(700) } })).toBe(
      'PAID 1200 2026-06-12',
    );
    const payment = { amount: cents(700), method: 'BANK', movementId: null } as const;
    expect(await paidAfter({ ...events.reopened, data: { ...events.reopened.data, payment } })).toBe('INVOICED 500 -');
  });

  it('know what was paid too much, what of it pays other invoices, and what is paid back or was none', async () => {
    const { claims: _, ...part } = events.paid.data;
    const { invoiceId, personId, number } = part;
    const named = { creditId: creditId('c0000000-0000-4000-8000-000000000001'), invoiceId, personId, number };
    const receipt = { paidOn: localDate('2026-06-12'), method: 'BANK', reference: null, movementId: null } as const;
    const received: CreditReceived = { type: 'CreditReceived', data: { ...named, amount: cents(800), ...receipt } };
    const setOff: InvoicePartPaid = {
      type: 'InvoicePartPaid',
      data: { ...part, amount: cents(500), method: 'CREDIT', reference: named.creditId },
    };
    const payment = { amount: cents(500), method: 'CREDIT', movementId: null, creditId: named.creditId } as const;
    const refunded: CreditRefunded = {
      type: 'CreditRefunded',
      data: { ...named, amount: cents(800), refundedOn: localDate('2026-06-20'), method: 'BANK', reference: null },
    };
    const withdrawn: CreditWithdrawn = {
      type: 'CreditWithdrawn',
      data: { ...named, amount: cents(800), method: 'BANK', movementId: null, isReturned: false },
    };
    const after = async (...more: readonly ClubHistoryEvent[]) => {
      await write(more);
      const [found] = await rows<{ text: string }>(
        `select number || ' ' || rest || ' of ' || amount || ' ' || coalesce(refunded_on::text, '-') || ' ' || withdrawn as text
         from invoices.credits`,
      );
      return found?.text;
    };
    await write([demanded, listed, issued]);
    expect(await after(received)).toBe('2026-00001 800 of 800 - false');
    expect(await after(setOff)).toBe('2026-00001 300 of 800 - false');
    expect(await after({ ...events.reopened, data: { ...events.reopened.data, payment } })).toBe(
      '2026-00001 800 of 800 - false',
    );
    expect(await after(refunded)).toBe('2026-00001 0 of 800 2026-06-20 false');
    expect(await after(withdrawn)).toBe('2026-00001 0 of 800 - true');
  });

  it('are paid once the club does without the rest, by a document with the next number', async () => {
    await write([demanded, listed, issued, events.waived]);
    expect(await claims()).toEqual(['COURT PAID 1', 'COURT PAID 1']);
    const waived = { ...row, ...notCancelled, state: 'PAID', paid: '2026-06-01' };
    const correction = { ...waived, number: '2026-00002', state: 'CANCELED', due: null, paid: null, cancels: '1' };
    expect(await invoices()).toEqual([waived, correction]);
    const [sums] = await rows(`select waived_amount, paid_amount from invoices.invoices where cancels is null`);
    expect(sums).toEqual({ waived_amount: events.waived.data.amount, paid_amount: 0 });
  });

  it('are cancelled by a document with the next number; what was demanded is open again, and the money goes back', async () => {
    await write([demanded, listed, issued, events.paid, events.cancelledAfterPayment]);
    expect(await claims()).toEqual(['COURT OPEN', 'COURT PAID']);
    const cancelled = {
      ...row,
      state: 'CANCELED',
      paid: '2026-06-10',
      reference: 'Auszug 6',
      cancelledBy: '2',
      cancels: null,
    };
    const storno = { ...row, number: '2026-00002', state: 'CANCELED', due: null, cancelledBy: null, cancels: '1' };
    expect(await invoices()).toEqual([
      { ...cancelled, refund: 1200 },
      { ...storno, refund: 0 },
    ]);
    const released = await rows('select released from invoices.invoices order by number');
    expect(released).toEqual([{ released: events.cancelledAfterPayment.data.claims }, { released: null }]);
    await write([events.refunded]);
    expect(await invoices()).toEqual([
      { ...cancelled, refund: 0 },
      { ...storno, refund: 0 },
    ]);
  });

  it('demand nothing for what was cancelled meanwhile, and nothing twice', async () => {
    await write([demanded, listed, issued, bookingCancelled(demanded, null)]);
    expect(await claims()).toEqual(['COURT INVOICED 1', 'COURT PAID 1']);
    await write([events.cancelled]);
    expect(await claims()).toEqual(['COURT NONE', 'COURT PAID']);
    const other = courtBooked(3, { court: 3, price: cents(800) });
    await write([other, courtPaid(other)]);
    expect(await claims()).toEqual(['COURT NONE', 'COURT PAID', 'COURT PAID']);
  });

  it('know what was paid at the club and is to be paid back, until it is, also when its day is closed', async () => {
    const payment = async () =>
      (await rows<{ payment: string }>(`select state || ' ' || club_payment as payment from invoices.claims`)).map(
        (each) => each.payment,
      );
    const paid = courtPaid(demanded);
    await write([demanded, paid]);
    expect(await payment()).toEqual(['PAID PAID']);
    await write([bookingCancelled(demanded, null)]);
    expect(await payment()).toEqual(['NONE REFUND_DUE']);
    const closing = { type: 'BookingsAnonymised', data: { before: localDate('2026-12-31') } } as const;
    await write([closing]);
    expect(await payment()).toEqual(['NONE REFUND_DUE']);
    const { kind, itemId, personId, amount } = paid.data;
    const back = { refundedOn: localDate('2026-06-12'), method: 'OTHER', reference: null } as const;
    await write([{ type: 'ClaimRefunded', data: { kind, itemId, personId, amount, ...back } }]);
    expect(await payment()).toEqual(['NONE REFUNDED']);
    await write([closing]);
    expect(await payment()).toEqual([]);
  });

  it('pass what was paid, or is on an invoice, to the booking that takes the place of a cancelled one', async () => {
    const { kind, itemId, personId, amount } = courtPaid(demanded).data;
    const again = courtBooked(4, { price: amount });
    const carried = (change: Pick<ClaimCarriedOver['data'], 'billedOn' | 'paidAtClub' | 'state'>) => ({
      type: 'ClaimCarriedOver' as const,
      data: { kind, itemId: again.data.bookingId, formerItemId: itemId, personId, amount, ...change },
    });
    const { invoiceId } = issued.data;
    await write([demanded, listed, issued, bookingCancelled(demanded, null), again]);
    await write([carried({ state: 'INVOICED', paidAtClub: false, billedOn: invoiceId })]);
    expect(await claims()).toEqual(['COURT NONE', 'COURT PAID 1', 'COURT INVOICED 1']);
    const [row] = await rows<{ payment: string }>(
      `select club_payment || ' ' || state as payment from invoices.claims where item_id = '${itemId}'`,
    );
    expect(row?.payment).toBe('NONE NONE');
  });

  it('keep what is still to be paid when its day is closed, and nothing else of it', async () => {
    const open = courtBooked(3, { court: 3, price: cents(800) });
    await write([
      demanded,
      listed,
      open,
      issued,
      { type: 'BookingsAnonymised', data: { before: localDate('2026-12-31') } },
    ]);
    expect(await claims()).toEqual(['COURT INVOICED 1', 'COURT OPEN']);
  });
});
