import { invoiceId } from '@platzwart/contracts/core';
import { type Invoice, invoiceNumber } from '@platzwart/contracts/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../testing/instance.ts';
import { invoiceDocument, invoiceRow } from '../testing/invoiceRows.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { sendGraphql } from '../testing/sendGraphql.ts';

const idNr = (number: number) => invoiceId(`1e000000-0000-4000-8000-00000000000${number}`);
const storno = invoiceId('1e000000-0000-4000-8000-000000000010');
const { personId } = anna;
const [court, season, card] = invoiceDocument.lines;
const about = (...lines: readonly (typeof court)[]): Invoice => ({
  ...invoiceDocument,
  lines: lines.flatMap((line) => line ?? []),
});
const issued = (number: number, document: Invoice, change: Parameters<typeof invoiceRow>[0] = {}) =>
  invoiceRow({ invoiceId: idNr(number), personId, number: invoiceNumber(2026, number), document, ...change });
const cancelled = (number: number, document: Invoice, change: Parameters<typeof invoiceRow>[0] = {}) =>
  issued(number, document, { state: 'CANCELED', cancelledBy: storno, ...change });
const [former, later] = ['1', '2'].map((digit) => `0b000000-0000-4000-8000-00000000000${digit}`);
const courtOf = (itemId = '') => (court ? { ...court, itemId } : undefined);

const rows = [
  cancelled(1, about(court, card)),
  issued(2, about(season)),
  issued(3, about(court), { personId: ben.personId }),
  // The card was paid before: no invoice demands it.
  issued(4, about(card)),
  cancelled(5, about(court)),
  issued(6, about(court, season)),
  cancelled(7, about(season)),
  // The court of its booking was cancelled and booked again: the invoice demanded the new booking in the end.
  cancelled(8, about(courtOf(former)), { released: [{ kind: 'COURT', itemId: later ?? '' }] }),
  issued(9, about(courtOf(later))),
];

describe('A cancelled invoice', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const position = await instance.projections.showInvoices(rows, []);
    expect(await instance.readSide.watch.waitFor(['invoices'], position, 5000)).toBe(true);
  });
  afterAll(() => instance.close());

  it('names the first invoice that demands again what it demanded, if there is one', async () => {
    const query = `{ ${rows.map((row, index) => `i${index + 1}: invoice(id: "${row.invoiceId}") { replacedBy { invoiceNumber } }`).join(' ')} }`;
    const { data } = await sendGraphql(instance.url, { query, token: await instance.tokenOf(admin) });
    const none = { replacedBy: null };
    expect(data).toEqual({
      i1: { replacedBy: { invoiceNumber: '2026-00005' } },
      ...{ i2: none, i3: none, i4: none },
      i5: { replacedBy: { invoiceNumber: '2026-00006' } },
      ...{ i6: none, i7: none },
      ...{ i8: { replacedBy: { invoiceNumber: '2026-00009' } }, i9: none },
    });
  });
});
