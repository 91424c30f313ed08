import { type Claim, localDate, rowReader } from '@platzwart/contracts/core';
import { type InvoiceDocument, type ItemisedDocument, invoiceColumns } from '@platzwart/contracts/invoice';
import { expect, it, onTestFinished } from 'vitest';
import { datevFile } from '../../graphql-gateway/composed/accounting/datevFile.ts';
import { readAccounting } from '../../graphql-gateway/composed/accounting/accountingReads.ts';
import { signedAmount } from '../../graphql-gateway/composed/accounting/posting.ts';
import { reportReads } from '../../graphql-gateway/composed/figures/report/reportReads.ts';
import type { LedgerState } from '../../command-service/ledger/ledgerDecider.ts';
import { claimTotals } from '../../command-service/operations/proofs/claimTotals.ts';
import { crossIndustryInvoice } from '../../mail-service/invoice/eInvoice/crossIndustryInvoice.ts';
import { businessRules } from '../../mail-service/invoice/eInvoice/specRules.ts';
import { readXml } from '../../mail-service/invoice/eInvoice/specXml.ts';
import { renderInvoicePdf } from '../../mail-service/invoice/pdf/renderInvoicePdf.ts';
import { readPdf } from '@platzwart/service-process/spec-pdf-reader';
import { openWorld, startProjections, untilReached } from '../../projection-service/testing/projectionWorld.ts';
import { randomNumbers } from '../../projection-service/testing/randomNumbers.ts';
import { randomMoney } from './specMoney.ts';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const invoiceReader = rowReader(invoiceColumns);
const from = localDate('2024-06-01');
const to = localDate('2027-05-01');

const isKept = ({ state, clubPayment }: Claim): boolean =>
  state === 'PAID' && clubPayment !== 'REFUND_DUE' && clubPayment !== 'REFUNDED';

/** Of the ledger: what live invoices demand, what has come in less what went back, and what still must go back. */
const sumsOfLedger = ({ invoices: { invoices, claims } }: LedgerState) => {
  const all = [...invoices.values()];
  const allClaims = [...claims.values()].flatMap((ofPerson) => [...ofPerson.values()]);
  const grossOf = (isCounted: (claim: Claim) => boolean): number =>
    total(allClaims.filter(isCounted).map(({ gross }) => gross));
  const clubRefundDue = grossOf(({ clubPayment }) => clubPayment === 'REFUND_DUE');
  const refundDue = total(all.filter(({ refund }) => refund === 'DUE').map(({ amountDue }) => amountDue));
  return {
    demanded: total(all.filter(({ state }) => state !== 'CANCELED').map(({ amountDue }) => amountDue)),
    received: grossOf(isKept) + clubRefundDue + refundDue,
    refundDue,
    clubRefundDue,
  };
};

const dueLines = ({ lines }: InvoiceDocument): number =>
  total(lines.filter(({ alreadyPaid }) => !alreadyPaid).map(({ gross }) => gross));
/** Of its e-invoice, by the schema and the rules of EN 16931. */
const brokenRules = (document: ItemisedDocument): readonly string[] => {
  const xml = readXml(crossIndustryInvoice(document));
  xml.validate();
  return Object.entries(businessRules).flatMap(([id, rule]) =>
    xml.holds(rule) ? [] : [`${id} in ${document.number}`],
  );
};
const euros = (amount: number): string => (amount / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });

it.each([1, 2, 3])(
  'Ledger, invoices, documents, e-invoices, accounting export and key figures agree to the cent (seed %i)',
  async (seed) => {
    const world = await openWorld();
    const running = startProjections(world.context);
    onTestFinished(async () => {
      await running.stop();
      await world.close();
    });
    const random = randomNumbers(seed);
    const { state, events } = randomMoney((limit) => Math.floor(random() * limit), 700);
    const proof = claimTotals();
    expect(events.flatMap((event) => proof.see({ position: '1', commandId: 'spec', event }))).toEqual([]);
    const last = await world.log.writeAll(events);
    for (const name of ['invoices', 'history', 'figures']) await untilReached(world.pool, name, last);
    const database = {
      rows: async (text: string, values: readonly unknown[] = []) =>
        (await world.pool.query<Record<string, unknown>>(text, [...values])).rows,
    };
    const expected = sumsOfLedger(state);
    // Else nothing is compared.
    expect(events.filter(({ type }) => type === 'InvoiceCancelled').length).toBeGreaterThan(2);
    for (const each of ['ClaimRefunded', 'ClaimCarriedOver'])
      expect(events.some(({ type }) => type === each)).toBe(true);
    expect(Math.min(expected.demanded, expected.received, expected.refundDue)).toBeGreaterThan(0);

    const [sums] = await database.rows(`
    select sum(amount_due) filter (where state <> 'CANCELED')::int as demanded, sum(refund_due)::int as "refundDue",
      (select coalesce(sum(gross), 0)::int from invoices.claims where club_payment = 'REFUND_DUE') as "clubRefundDue",
      ((select sum(gross) from invoices.claims
        where club_payment = 'REFUND_DUE' or state = 'PAID' and club_payment <> 'REFUNDED') + sum(refund_due))::int as received
    from invoices.invoices where cancels is null`);
    expect(sums).toEqual(expected);

    const rows = invoiceReader.decode(
      await database.rows(`select ${invoiceReader.selectList()} from invoices.invoices order by number`),
    );
    const documents = rows.flatMap(({ document }) => document ?? []);
    expect(documents).toHaveLength(rows.length);
    expect(documents.map(dueLines)).toEqual(rows.map(({ amountDue }) => amountDue));
    for (const document of documents.slice(0, 2)) {
      const { pages } = await readPdf(await renderInvoicePdf(document));
      expect(pages.join(' ')).toContain(document.number);
      expect(pages.join(' ')).toContain(euros(document.amountDue));
    }

    const itemised = documents.filter((document) => document.kind !== 'CORRECTION');
    expect(new Set(itemised.flatMap(brokenRules))).toEqual(new Set());

    const { postings, settings: accounting } = await readAccounting(database);
    const sumOf = (...kinds: readonly string[]): number =>
      total(postings.filter(({ kind }) => kinds.includes(kind)).map(signedAmount));
    const received = sumOf('PAYMENT', 'PAYMENT_REVERSED', 'CLUB_PAYMENT', 'CLUB_REFUND') - sumOf('REFUND');
    expect([sumOf('INVOICE', 'CANCELLATION'), received]).toEqual([expected.demanded, expected.received]);
    const [, , ...lines] = Buffer.from(datevFile(postings, { period: { from, to }, accounting, now: 0 }))
      .toString('latin1')
      .trim()
      .split('\r\n');
    const inFile = total(lines.map((line) => Math.round(Number(line.split(';')[0]?.replace(',', '.')) * 100)));
    expect(inFile).toBe(total(postings.map(({ amount }) => amount)));

    const report = await reportReads(database).report({ from, to, position: null });
    expect(total(report.money.map(({ billed }) => billed))).toBe(expected.demanded);
    expect(total(report.money.map((each) => each.received))).toBe(received);
    const [owed] = await database.rows(
      `select sum(gross)::int as owed from invoices.claims where kind <> 'VOUCHER' and not dropped and state <> 'NONE'`,
    );
    expect(total(report.revenue.map(({ price }) => price ?? 0))).toBe(owed?.['owed']);
  },
);
