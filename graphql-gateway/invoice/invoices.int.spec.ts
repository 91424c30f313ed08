import { cents, invoiceId, localDate } from '@platzwart/contracts/core';
import { invoiceNumber } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { booking } from '../testing/exampleRows.ts';
import { claimRow, invoiceDocument, invoiceRow } from '../testing/invoiceRows.ts';
import { admin, anna, ben, gast, trainer } from '../testing/personas.ts';
import { sendGraphql } from '../testing/sendGraphql.ts';

const idNr = (number: number) => invoiceId(`1e000000-0000-4000-8000-00000000000${number}`);
const itemNr = (number: number) => `b0000000-0000-4000-8000-00000000000${number}`;
const { personId } = anna;

const overdue = invoiceRow({
  ...{ invoiceId: idNr(1), personId, state: 'INVOICED', dueOn: localDate('2026-06-14'), warningLevel: 1 },
});
const cancelled = invoiceRow({
  ...{ invoiceId: idNr(2), personId, number: invoiceNumber(2026, 13), state: 'CANCELED', refundDue: cents(21_600) },
  ...{ cancelledBy: idNr(3), paidOn: localDate('2026-06-10'), paidBy: 'BANK', paidReference: 'Auszug 6' },
});
const storno = invoiceRow({
  ...{ invoiceId: idNr(3), personId, number: invoiceNumber(2026, 14), state: 'CANCELED', dueOn: null },
  ...{ cancels: idNr(2), document: null },
});
const directDebit = {
  mandateReference: 'M-3E0B8A11-2B3D4E5F',
  creditorId: 'DE98ZZZ09999999999',
  iban: 'DE89370400440532013000',
};
const ofBen = invoiceRow({
  ...{ invoiceId: idNr(4), personId: ben.personId, number: invoiceNumber(2026, 15) },
  document: { ...invoiceDocument, directDebit },
});

const seasonId = itemNr(9);
const claims = [
  claimRow({ itemId: itemNr(1), personId }),
  claimRow({ itemId: itemNr(1), personId, kind: 'GUEST_FEE', gross: cents(500), vatRate: 19 }),
  claimRow({ itemId: itemNr(2), personId, state: 'PAID', paymentMethod: 'VOUCHER', date: localDate('2026-05-21') }),
  // Not yet played: it is owed, and not billed.
  claimRow({ itemId: itemNr(3), personId, date: localDate('2026-06-20') }),
  claimRow({ itemId: itemNr(4), personId, seasonId, date: localDate('2026-05-25') }),
  claimRow({ itemId: itemNr(5), personId, seasonId, date: localDate('2026-06-22') }),
  claimRow({ itemId: itemNr(6), personId: ben.personId, date: localDate('2026-04-01') }),
];

describe('Invoices', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const position = await instance.projections.showInvoices([overdue, cancelled, storno, ofBen], claims);
    expect(await instance.readSide.watch.waitFor(['invoices'], position, 5000)).toBe(true);
    const pool = poolOn(instance.databaseUrl);
    await pool.query(
      `insert into vault.documents (invoice_id, warning_level, person_id, file_name, template_version, bytes, sha256, kept_until)
       select $1, level, $2, 'a.pdf', 1, 'x'::bytea, sha256('x'::bytea), '2034-12-31' from unnest('{0,1}'::int[]) as level`,
      [overdue.invoiceId, personId],
    );
    await pool.end();
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.commands.commands.length = 0;
  });
  const send = async (person: Parameters<Instance['tokenOf']>[0], query: string) =>
    sendGraphql(instance.url, { query, token: await instance.tokenOf(person) });

  it('are part of the data export', async () => {
    const { data } = await send(anna, '{ myData { json } }');
    const { json } = v.parse(v.object({ myData: v.object({ json: v.string() }) }), data).myData;
    expect(JSON.parse(json)).toMatchObject({
      invoices: [
        { invoiceNumber: '2026-00014', recipient: null, items: [] },
        { invoiceNumber: '2026-00013', invoiceState: 'CANCELED', paidOn: '2026-06-10' },
        {
          dueOn: '2026-06-14',
          warnings: 1,
          items: [{ item: 'BOOKING', priceInCents: 1600 }, { item: 'SEASON' }, { item: 'VOUCHER' }],
        },
      ],
    });
    expect(json).not.toContain('2026-00015');
  });

  it('are shown to their owner as they were issued, the newest first', async () => {
    const fate =
      'state dueDate overdue warningLevel warnings { level documentUrl } documentUrl paidAt paidReference refundDue';
    const { data } = await send(
      anna,
      `{ ownInvoices { invoiceNumber ${fate} cancels { _id } cancelledBy { invoiceNumber } } }`,
    );
    const path = `/documents/invoice/${overdue.invoiceId}`;
    const none = { paidAt: null, paidReference: null, refundDue: 0, cancels: null, cancelledBy: null };
    const unwarned = { overdue: false, warningLevel: 0, warnings: [], documentUrl: null };
    expect(data).toEqual({
      ownInvoices: [
        {
          ...none,
          invoiceNumber: '2026-00014',
          state: 'CANCELED',
          dueDate: null,
          ...unwarned,
          cancels: { _id: idNr(2) },
        },
        {
          ...{ invoiceNumber: '2026-00013', state: 'CANCELED', dueDate: '2026-06-15', ...unwarned, cancels: null },
          ...{ paidAt: '2026-06-10', paidReference: 'Auszug 6', refundDue: 21_600 },
          cancelledBy: { invoiceNumber: '2026-00014' },
        },
        {
          ...{ ...none, invoiceNumber: '2026-00012', state: 'INVOICED', dueDate: '2026-06-14', overdue: true },
          ...{ warningLevel: 1, warnings: [{ level: 1, documentUrl: `${path}/warning-1.pdf` }] },
          documentUrl: `${path}.pdf`,
        },
      ],
    });
  });

  it('have the lines, sums and account of their document', async () => {
    const items =
      'items { bookings { price court } saisonBookings { enddate occurrences } vouchers { type order_at alreadyPaid } guestFees { price } }';
    const query = `{ invoice(id: "${overdue.invoiceId}") { ${items} net VAT totalAmount amountDue alreadyPaid totals { vatRate gross }
      invoiceTo { userID lastName address { city } } payment { iban reference } } }`;
    expect((await send(anna, query)).data).toEqual({
      invoice: {
        items: {
          bookings: [{ price: 1600, court: 'Platz 1' }],
          saisonBookings: [{ enddate: '2026-09-28', occurrences: 20 }],
          vouchers: [{ type: 'ADULT', order_at: '2026-05-01T22:00:00Z', alreadyPaid: true }],
          guestFees: [],
        },
        ...{ net: 27_750, VAT: 2_850, totalAmount: 30_600, amountDue: 21_600, alreadyPaid: 9_000 },
        totals: [
          { vatRate: 7, gross: 21_600 },
          { vatRate: 19, gross: 9_000 },
        ],
        invoiceTo: { userID: '1001', lastName: 'Ass', address: { city: 'Musterstadt' } },
        payment: { iban: 'DE02120300000000202051', reference: 'RF26202600012' },
      },
    });
  });

  it('say whether the club collects them', async () => {
    const { data } = await send(
      admin,
      `{ ${[1, 4].map((nr) => `i${nr}: invoice(id: "${idNr(nr)}") { payment { byDirectDebit } }`).join(' ')} }`,
    );
    expect(data).toEqual({ i1: { payment: { byDirectDebit: false } }, i4: { payment: { byDirectDebit: true } } });
  });

  it.each([
    ['foreign', ben, idNr(1), 'ERR_NOT_AUTHORIZED'],
    ['unknown', ben, idNr(8), 'ERR_NOT_AUTHORIZED'],
    ['malformed', ben, "x'or'1", 'ERR_NOT_AUTHORIZED'],
    ['no text at all', ben, String.raw`\u0000\ud800`, 'ERR_INVALID_INPUT'],
    ['unknown to an ADMIN', admin, idNr(8), 'ERR_INVOICE_NOT_FOUND'],
    ['malformed from an ADMIN', admin, 'x'.repeat(5000), 'ERR_INVOICE_NOT_FOUND'],
  ] as const)('are refused: %s', async (...[, person, id, code]) => {
    const answer = await send(person, `{ invoice(id: "${id}") { invoiceNumber } }`);
    expect(answer.errors?.[0]?.message).toBe(code);
    const node = Buffer.from(`Invoice:${id}`).toString('base64');
    expect((await send(person, `{ node(id: "${node}") { id } }`)).data).toEqual({ node: null });
  });

  it('are previewed by the rule that makes them: what is over, season tickets as a whole, and what was paid before', async () => {
    const items =
      'items { bookings { date price alreadyPaid } guestFees { price } saisonBookings { date enddate occurrences price } }';
    const query = `{ toInvoiceDataForUser(userID: "${anna.memberNumber}", fromDate: "2026-05-01", toDate: "2026-06-15") { ${items} totalAmount amountDue } }`;
    expect((await send(admin, query)).data).toEqual({
      toInvoiceDataForUser: {
        items: {
          bookings: [
            { date: '2026-05-20', price: 1600, alreadyPaid: false },
            { date: '2026-05-21', price: 0, alreadyPaid: true },
          ],
          guestFees: [{ price: 500 }],
          saisonBookings: [{ date: '2026-05-25', enddate: '2026-06-22', occurrences: 2, price: 3200 }],
        },
        ...{ totalAmount: 5300, amountDue: 5300 },
      },
    });
    const run = `{ invoiceRun(fromDate: "2026-05-01", toDate: "2026-06-15") { userID items amount } }`;
    expect((await send(admin, run)).data).toEqual({
      invoiceRun: [{ userID: anna.memberNumber, items: 3, amount: 5300 }],
    });
    const open = `{ openClaims { bookings { date } guestFees { price } saisonBookings { occurrences } } }`;
    expect((await send(anna, open)).data).toEqual({
      openClaims: {
        bookings: [{ date: '2026-05-20' }, { date: '2026-06-20' }],
        guestFees: [{ price: 500 }],
        saisonBookings: [{ occurrences: 2 }],
      },
    });
  });

  it('are previewed for the payer, with the names of those for whom they pay', async () => {
    const child = gast;
    await instance.projections.changePerson(child.personId, { payerId: ben.personId });
    const claim = claimRow({ itemId: itemNr(7), personId: child.personId, date: localDate('2026-04-02') });
    const position = await instance.projections.showInvoices([], [claim]);
    await instance.readSide.watch.waitFor(['invoices', 'people'], position, 5000);
    const lines = 'items { bookings { date player } }';
    const preview = `{ toInvoiceDataForUser(userID: "${child.memberNumber}", fromDate: "2026-04-01", toDate: "2026-04-30") {
      invoiceTo { userID } ${lines} } }`;
    const bookings = [
      { date: '2026-04-01', player: null },
      { date: '2026-04-02', player: `${child.firstName} ${child.lastName}` },
    ];
    expect((await send(admin, preview)).data).toEqual({
      toInvoiceDataForUser: { invoiceTo: { userID: ben.memberNumber }, items: { bookings } },
    });
    const run = '{ invoiceRun(fromDate: "2026-04-01", toDate: "2026-04-30") { userID amount } }';
    expect((await send(admin, run)).data).toEqual({ invoiceRun: [{ userID: ben.memberNumber, amount: 3200 }] });
    const open = '{ openClaims { bookings { date player } } }';
    expect((await send(ben, open)).data).toEqual({ openClaims: { bookings } });
    expect((await send(child, open)).data).toEqual({ openClaims: { bookings: [] } });
    const payer = `{ user(id: "${child.memberNumber}") { business payer { userID } } }`;
    expect((await send(admin, payer)).data).toEqual({ user: { business: false, payer: { userID: ben.memberNumber } } });
  });

  it('are previewed for the guardian of a child that has no other payer', async () => {
    await instance.projections.changePerson(trainer.personId, { guardianId: admin.personId });
    const claim = claimRow({ itemId: itemNr(8), personId: trainer.personId, date: localDate('2025-04-02') });
    const position = await instance.projections.showInvoices([], [claim]);
    await instance.readSide.watch.waitFor(['invoices', 'people'], position, 5000);
    const period = 'fromDate: "2025-04-01", toDate: "2025-04-30"';
    const preview = `{ toInvoiceDataForUser(userID: "${trainer.memberNumber}", ${period}) {
      invoiceTo { userID } items { bookings { player } } } }`;
    expect((await send(admin, preview)).data).toEqual({
      toInvoiceDataForUser: {
        invoiceTo: { userID: admin.memberNumber },
        items: { bookings: [{ player: `${trainer.firstName} ${trainer.lastName}` }] },
      },
    });
    const children = `{ user(id: "${admin.memberNumber}") { children { userID } } }`;
    expect((await send(admin, children)).data).toEqual({ user: { children: [{ userID: trainer.memberNumber }] } });
  });

  it('tell the owner and ADMINs how far a booking is billed and paid; to others it is booked', async () => {
    const [invoiced, paid] = [booking({ personId }), booking({ personId, court: 2 })];
    const fee = claimRow({ itemId: paid.bookingId, personId, kind: 'GUEST_FEE', state: 'PAID' });
    await instance.projections.showInvoices(
      [],
      [
        claimRow({ itemId: invoiced.bookingId, personId, state: 'INVOICED' }),
        claimRow({ itemId: invoiced.bookingId, personId, kind: 'GUEST_FEE', state: 'PAID' }),
        ...[claimRow({ itemId: paid.bookingId, personId, state: 'PAID' }), fee],
      ],
    );
    const position = await instance.projections.show([invoiced, paid]);
    await instance.readSide.watch.waitFor(['bookings', 'invoices'], position, 5000);
    const stateOf = async (person: Parameters<typeof send>[0], id: string) =>
      (await send(person, `{ booking(id: "${id}") { state paymentState } }`)).data?.['booking'];
    for (const person of [anna, admin]) {
      expect(await stateOf(person, invoiced.bookingId)).toEqual({ state: 'INVOICED', paymentState: 'INVOICED' });
      expect(await stateOf(person, paid.bookingId)).toEqual({ state: 'PAID', paymentState: 'PAID' });
    }
    expect(await stateOf(ben, paid.bookingId)).toBeNull();
    const plan = 'bookingsInPeriod(fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "TENNIS")';
    expect((await send(ben, `{ ${plan} { state paymentState } }`)).data).toEqual({
      bookingsInPeriod: Array(2).fill({ state: 'BOOKED', paymentState: null }),
    });
  });

  it('are made, settled and cancelled by commands', async () => {
    const id = `id: "${idNr(1)}"`;
    const calls = [
      `createInvoice(invoice: { userID: "1002", fromDate: "2026-06-01", toDate: "2026-06-15" }) { code }`,
      `setAsPaid(${id}) { code }`,
      `setAsUnpaid(${id}, reason: "Rückbuchung") { code }`,
      `setItemPaid(id: "${itemNr(1)}", kind: GUEST_FEE, reference: "Kasse 7") { code }`,
      `setItemRefunded(id: "${itemNr(1)}", kind: COURT, refundedAt: "2026-06-14", method: BANK) { code }`,
      `cancelInvoice(${id}, reason: "Falscher Preis") { code }`,
    ];
    for (const call of calls) expect((await send(admin, `mutation { ${call} }`)).errors).toBeUndefined();
    expect(instance.commands.commands.map(({ type, data }) => [type, data])).toEqual([
      ['CreateInvoice', { userID: '1002', fromDate: '2026-06-01', toDate: '2026-06-15' }],
      ['SetInvoicePaid', { invoiceId: idNr(1), paidOn: null, method: 'BANK', reference: null, amount: null }],
      ['SetInvoiceUnpaid', { invoiceId: idNr(1), reason: 'Rückbuchung', returnedOn: null }],
      ['SetClaimPaid', { kind: 'GUEST_FEE', itemId: itemNr(1), paidOn: null, method: 'OTHER', reference: 'Kasse 7' }],
      [
        'SetClaimRefunded',
        { kind: 'COURT', itemId: itemNr(1), refundedOn: '2026-06-14', method: 'BANK', reference: null },
      ],
      ['CancelInvoice', { invoiceId: idNr(1), reason: 'Falscher Preis' }],
    ]);
    for (const call of [
      'setAsPaid(id: "x")',
      'setItemPaid(id: "x", kind: COURT)',
      'cancelInvoice(id: "x", reason: "r")',
    ])
      expect((await send(admin, `mutation { ${call} { code } }`)).errors?.[0]).toMatchObject({
        ...{ message: 'ERR_INVALID_INPUT', extensions: { fields: ['id'] } },
      });
  });
});
