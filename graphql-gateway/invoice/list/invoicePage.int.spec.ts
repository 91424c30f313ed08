import { cents, invoiceId, localDate } from '@platzwart/contracts/core';
import { type ClaimRow, type InvoiceRow, invoiceNumber } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { claimRow, invoiceRow } from '../../testing/invoiceRows.ts';
import { admin, anna, ben } from '../../testing/personas.ts';
import { sendGraphql } from '../../testing/sendGraphql.ts';

const idNr = (number: number) => invoiceId(`1e000000-0000-4000-8000-00000000000${number}`);
const numbered = (number: number, change: Partial<InvoiceRow> = {}, year = 2026) =>
  invoiceRow({
    ...{ invoiceId: idNr(number), personId: anna.personId, number: invoiceNumber(year, number), state: 'INVOICED' },
    ...{ issuedOn: localDate('2026-05-01'), dueOn: localDate('2026-06-30'), amountDue: cents(1_000 * number) },
    ...change,
  });
const claimOf = (number: number, change: Partial<ClaimRow>) =>
  claimRow({
    ...{ itemId: `1e000000-0000-4000-8000-0000000000c${number}`, personId: ben.personId },
    ...{ state: 'INVOICED', dropped: true, ...change },
  });
// The instance's clock shows 15 June 2026.
const invoices = [
  numbered(1, { issuedOn: localDate('2025-12-31'), state: 'PAID' }, 2025),
  numbered(2, { dueOn: localDate('2026-06-14') }),
  numbered(3, { state: 'UNPAID', issuedOn: localDate('2026-04-30'), personId: ben.personId }),
  numbered(4, { state: 'CANCELED', cancelledBy: idNr(5), refundDue: cents(4_000) }),
  numbered(5, { state: 'CANCELED', dueOn: null, cancels: idNr(4) }),
  numbered(6, { personId: ben.personId, document: null, amountDue: cents(2 ** 31 - 1) }),
];
/** Two of the third invoice were cancelled since; what was paid at the club before, and what was never billed, needs no correction. */
const claims = [
  ...[1, 2].map((number) => claimOf(number, { invoiceId: idNr(3), gross: cents(700) })),
  claimOf(3, { invoiceId: idNr(2), clubPayment: 'REFUND_DUE' }),
  claimOf(4, { invoiceId: idNr(6), dropped: false }),
];
const answerSchema = v.object({
  invoicePage: v.object({
    ...{ total: v.number(), open: v.number(), overdue: v.number(), years: v.array(v.number()) },
    invoices: v.array(v.object({ invoiceNumber: v.string() })),
  }),
});

describe('A page of the list of invoices', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const position = await instance.projections.showInvoices(invoices, claims);
    expect(await instance.readSide.watch.waitFor(['invoices'], position, 5000)).toBe(true);
  });
  afterAll(() => instance.close());

  const send = async (args: string) =>
    sendGraphql(instance.url, {
      query: `{ invoicePage${args && `(${args})`} { total open overdue years invoices { invoiceNumber } } }`,
      token: await instance.tokenOf(admin),
    });
  const pageOf = async (args: string) => {
    const { invoicePage: page } = v.parse(answerSchema, (await send(args)).data);
    return { ...page, numbers: page.invoices.map(({ invoiceNumber: number }) => number.slice(-1)).join('') };
  };

  it.each([
    ['', '654321'],
    ['state: OPEN', '632'],
    ['state: OVERDUE', '2'],
    ['state: INVOICED', '6'],
    ['state: UNPAID', '3'],
    ['state: PAID', '1'],
    ['state: CANCELED', '4'],
    ['state: STORNO', '5'],
    ['state: CORRECTION', ''],
    ['state: TO_CORRECT', '3'],
    ['state: REFUND_DUE', '4'],
    ['year: 2025', '1'],
    ['year: 2026, month: 4', '3'],
    ['year: 2025, month: 12', '1'],
    ['month: 4', '654321'],
    [`search: "${ben.memberNumber}"`, '63'],
    ['search: "2026-00004"', '4'],
    [`search: "2026 ${anna.memberNumber}"`, '542'],
    ['search: "%"', ''],
    [`search: "'"`, ''],
    ['search: " "', '654321'],
    ['search: "zzz"', ''],
    ['descending: false', '123456'],
    ['sort: AMOUNT, descending: false', '512346'],
    ['sort: AMOUNT, state: OPEN', '632'],
    ['sort: DUE, descending: false', '264315'],
    ['sort: PERSON, descending: false, state: OPEN', '263'],
    ['size: 2', '65'],
    ['size: 2, page: 2', '43'],
    ['size: 2, page: 9', ''],
  ])('has for (%s) the invoices %s', async (args, expected) => {
    expect((await pageOf(args)).numbers).toBe(expected);
  });

  it('says how much of an invoice was cancelled since', async () => {
    const linesOf = async (number: number): Promise<unknown> => {
      const query = `{ invoice(id: "${idNr(number)}") { cancelledLines { count amount } } }`;
      const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) });
      return v.parse(v.object({ invoice: v.object({ cancelledLines: v.unknown() }) }), data).invoice.cancelledLines;
    };
    expect(await Promise.all([3, 2, 6].map(linesOf))).toEqual([{ count: 2, amount: 1_400 }, null, null]);
  });

  it('counts all that match and adds up what of them is open and late, on whatever page, also more than 32 bits hold', async () => {
    const sums = { total: 6, open: 2 ** 31 + 4_999, overdue: 2_000, years: [2026, 2025] };
    expect(await pageOf('size: 1, page: 3')).toMatchObject(sums);
    expect(await pageOf('search: "zzz"')).toMatchObject({ total: 0, open: 0, overdue: 0, years: [2026, 2025] });
  });

  it.each([
    ['page: 0', 'page'],
    ['size: 101', 'size'],
    ['month: 13, year: 2026', 'month'],
    ['year: 99999', 'year'],
    [`search: "${'x'.repeat(101)}"`, 'search'],
  ])('refuses (%s)', async (args, field) => {
    const [error] = (await send(args)).errors ?? [];
    expect(error).toMatchObject({ message: 'ERR_INVALID_INPUT', extensions: { fields: [field] } });
  });
});
