import { randomUUID } from 'node:crypto';
import { type InvoiceId, bookingId, invoiceId, localDate, position } from '@platzwart/contracts/core';
import type { HistoryRow } from '@platzwart/contracts/history';
import { invoiceNumber } from '@platzwart/contracts/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { invoiceRow } from '../../testing/invoiceRows.ts';
import { admin, anna } from '../../testing/personas.ts';
import { sendGraphql } from '../../testing/sendGraphql.ts';

const [game, other] = [bookingId(randomUUID()), bookingId(randomUUID())];
const newInvoice = () => invoiceId(randomUUID());
const [bill, storno, older] = [newInvoice(), newInvoice(), newInvoice()];
const day = (date: number): string => `2026-06-${String(date).padStart(2, '0')}T10:00:00Z`;
let nr = 0;

type About = readonly [at: number, action: string, subjectId: string];

const entry = ([at, action, subjectId]: About, details: object): HistoryRow => {
  nr += 1;
  return {
    ...{ entryId: `${String(nr).padStart(4, '0')} ${subjectId}`, subjectId, partOf: null, personId: anna.personId },
    ...{ position: position(String(nr)), revision: nr, eventId: randomUUID(), correlationId: `call ${nr}` },
    ...{ occurredAt: day(at), action, actorId: admin.personId, cause: 'CLUB', role: 'ADMIN', reason: null },
    details: { ...details },
    ...{ texts: null, day: action === 'CourtBooked' ? localDate('2026-06-20') : null },
  };
};
const booked = (at: number, id: string, court: number) =>
  entry([at, 'CourtBooked', id], {
    ...{ bookingId: id, seriesId: null, eventId: null, enteredByClub: false, category: 'SINGLE', title: null },
    ...{ sport: 'TENNIS', court, date: '2026-06-20', start: '18:00', end: '19:00', clubRemark: null, price: 1200 },
    ...{ listPrice: 1200, discount: 0, paymentMethod: 'INVOICE' },
  });
const claims = [{ kind: 'COURT', itemId: game }];
const about = (at: number, action: string, details: object) => entry([at, action, bill], { claims, ...details });

const history = [
  entry([1, 'InvoiceIssued', older], { dueOn: '2025-12-31', claims: [{ kind: 'COURT', itemId: randomUUID() }] }),
  booked(2, game, 1),
  booked(3, other, 2),
  about(4, 'InvoiceIssued', { dueOn: '2026-06-18' }),
  about(5, 'InvoicePaid', { amount: 1_200, paidOn: '2026-06-05', method: 'BANK', reference: null }),
  about(6, 'InvoiceCancelled', { stornoId: storno, refundDue: 1_200 }),
  entry([7, 'ClaimPaid', other], { kind: 'COURT', itemId: other }),
];

describe('As of a moment', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const today = (id: InvoiceId, number: string, change: Parameters<typeof invoiceRow>[0]) =>
      invoiceRow({
        ...{ invoiceId: id, personId: anna.personId, state: 'CANCELED' },
        ...{ number: invoiceNumber(Number(number.slice(0, 4)), Number(number.slice(5))), ...change },
      });
    await instance.projections.showInvoices(
      [
        today(older, '2025-00001', { state: 'UNPAID', issuedOn: localDate('2025-12-31') }),
        today(bill, '2026-00001', { cancelledBy: storno, issuedOn: localDate('2026-06-04') }),
        today(storno, '2026-00002', { cancels: bill, dueOn: null, issuedOn: localDate('2026-06-06') }),
      ],
      [],
    );
    await instance.projections.addHistory(history);
  });
  afterAll(() => instance.close());

  const send = async (query: string) => sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) });

  it.each([
    [2, ['1 OPEN']],
    [4, ['1 INVOICED', '2 OPEN']],
    [5, ['1 PAID', '2 OPEN']],
    [6, ['1 OPEN', '2 OPEN']],
    [7, ['1 OPEN', '2 PAID']],
  ])('of 10 o’clock on June %i the plan says how far each booking was billed and paid', async (at, expected) => {
    const range = 'fromDate: "2026-06-20", toDate: "2026-06-20", choosenSport: "TENNIS"';
    const { data } = await send(`{ bookingsInPeriodAsOf(${range}, at: "${day(at)}") { court paymentState } }`);
    expect(data).toEqual({
      bookingsInPeriodAsOf: expected.map((text) => {
        const [court, paymentState] = text.split(' ');
        return { court: Number(court), paymentState };
      }),
    });
  });

  it.each([
    ['at: "2026-06-03T10:00:00Z", year: 2026', []],
    ['at: "2026-06-04T10:00:00Z", year: 2026', ['2026-00001 UNPAID']],
    ['at: "2026-06-05T10:00:00Z", year: 2026, month: 6', ['2026-00001 PAID']],
    ['at: "2026-06-30T10:00:00Z", year: 2026', ['2026-00002 CANCELED', '2026-00001 CANCELED']],
    ['at: "2026-06-30T10:00:00Z", year: 2026, month: 7', []],
    ['at: "2026-06-05T10:00:00Z", year: 2025', ['2025-00001 UNPAID']],
    ['at: "2026-06-05T10:00:00Z"', ['2026-00001 PAID', '2025-00001 UNPAID']],
  ])('(%s) the invoices are those that were issued by then', async (args, expected) => {
    const { data } = await send(`{ invoicesAsOf(${args}) { invoiceNumber state } }`);
    expect(data).toEqual({
      invoicesAsOf: expected.map((text) => {
        const [number, state] = text.split(' ');
        return { invoiceNumber: number, state };
      }),
    });
  });

  it('has the steps of a year, and what happened at one of them', async () => {
    const actionsOf = async (args: string) => (await send(`{ invoicesHistory(${args}) { action } }`)).data;
    expect(await actionsOf('year: 2026')).toEqual({
      invoicesHistory: ['InvoiceIssued', 'InvoicePaid', 'InvoiceCancelled'].map((action) => ({ action })),
    });
    expect(await actionsOf(`year: 2026, at: "${day(5)}"`)).toEqual({ invoicesHistory: [{ action: 'InvoicePaid' }] });
    expect(await actionsOf('year: 2024')).toEqual({ invoicesHistory: [] });
  });

  it.each(['year: 1, at: "2026-06-05T10:00:00Z"', 'year: 2026, month: 13, at: "2026-06-05T10:00:00Z"'])(
    'refuses (%s)',
    async (args) => {
      const { errors } = await send(`{ invoicesAsOf(${args}) { invoiceNumber } }`);
      expect(errors?.[0]?.message).toBe('ERR_INVALID_INPUT');
    },
  );
});
