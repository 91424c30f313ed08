import { type Cents, cents, localDate } from '@platzwart/contracts/core';
import type { ClaimRow } from '@platzwart/contracts/invoice';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking } from '../../../testing/exampleRows.ts';
import { type Instance, startInstance } from '../../../testing/instance.ts';
import { claimRow } from '../../../testing/invoiceRows.ts';
import { admin, anna } from '../../../testing/personas.ts';

const { personId } = anna;

type Sold = Readonly<{ price: Cents; claims: readonly Partial<ClaimRow>[] }>;

/** By price, which names the booking here. */
const sold: readonly Sold[] = [
  { price: cents(1_000), claims: [{}] },
  { price: cents(1_100), claims: [{ state: 'INVOICED' }] },
  { price: cents(1_200), claims: [{ state: 'PAID' }] },
  { price: cents(1_300), claims: [{ state: 'PAID' }, { kind: 'GUEST_FEE', state: 'INVOICED' }] },
];

describe('The bookings of the yearly export', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
    const date = localDate('2026-05-04');
    const rows = sold.map(({ price }, index) => booking({ personId, date, court: 1 + index, price }));
    const claims = rows.flatMap(({ bookingId: itemId }, index) =>
      (sold[index]?.claims ?? []).map((claim) => claimRow({ itemId, personId, ...claim })),
    );
    await instance.projections.showInvoices([], claims);
    await instance.projections.show(rows);
  });
  afterAll(() => instance.close());

  const exported = async () => {
    const headers = { authorization: `Bearer ${await instance.tokenOf(admin)}` };
    const address = `${instance.url}/documents/accounting/year.zip?from=2026-01-01&to=2026-12-31`;
    return unzipSync(new Uint8Array(await (await fetch(address, { headers })).arrayBuffer()));
  };

  it('are described for the programs of the tax office, in files beside them', async () => {
    const files = await exported();
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.xml', 'gdpdu-01-09-2004.dtd']));
    const index = new TextDecoder().decode(files['index.xml']);
    expect(index).toContain('<Name>Jahresexport 2026-01-01 bis 2026-12-31</Name>');
    expect(index).toContain('<URL>platzbuchungen.csv</URL>');
  });

  it('say whether they were billed and paid', async () => {
    const files = await exported();
    const [head = '', ...rows] = new TextDecoder().decode(files['platzbuchungen.csv']).trim().split('\r\n');
    const [price, payment] = ['Preis', 'Zahlung'].map((name) => head.split(';').indexOf(name));
    const paid = rows.map((row) => row.split(';')).map((cells) => [cells[price ?? -1], cells[payment ?? -1]]);
    expect(Object.fromEntries(paid)).toEqual({
      '10,00': 'OPEN',
      '11,00': 'INVOICED',
      '12,00': 'PAID',
      '13,00': 'INVOICED',
    });
  });
});
