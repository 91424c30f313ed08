import { randomUUID } from 'node:crypto';
import { invoiceId, streams } from '@platzwart/contracts/core';
import { creditorReferenceOf, invoiceNumber } from '@platzwart/contracts/invoice';
import { grantRights, writerRole } from '@platzwart/database/database-roles';
import { openClient } from '@platzwart/database/open-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { monday10, serviceOnPostgres } from '../testing/serviceOnPostgres.ts';

const anna = '0a000000-0000-4000-8000-000000000001';
const ids = [1, 2].map((number) => invoiceId(`1e000000-0000-4000-8000-00000000000${number}`));
const metadata = {
  ...{ actor: null, role: null, correlationId: 'spec', causationId: randomUUID(), reason: null },
  ...{ occurredAt: monday10, schemaVersion: 1, idempotencyKey: null, requestHash: 'a'.repeat(64), previousHash: null },
};

/** An invoice over 12 euros, the `index`th of the year. */
const issued = (index: number) => {
  const number = invoiceNumber(2026, index + 1);
  const [id = ''] = ids.slice(index);
  const totals = [{ vatRate: 7, net: 1121, vat: 79, gross: 1200 }];
  const data = {
    ...{ invoiceId: id, personId: anna, number, reference: creditorReferenceOf(number) },
    ...{ issuedOn: '2026-06-15', dueOn: '2026-06-29', fromDate: '2026-06-01', toDate: '2026-06-14', totals },
    ...{ net: 1121, vat: 79, total: 1200, amountDue: 1200, claims: [{ kind: 'COURT', itemId: id }] },
    ...{ paidBefore: [], templateVersion: 1, sealedDocument: 'v1.sealed', settingsRevision: 0 },
  };
  return { id: randomUUID(), type: 'InvoiceIssued', data, metadata };
};

let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
const asOwner = async (...statements: readonly string[]): Promise<void> => {
  const owner = await openClient(club.url, 'spec');
  for (const statement of statements) await owner.query(statement);
  await owner.end();
};
/** The columns that the job reads; the mail-service creates the table. */
const makeOutbox = () =>
  asOwner(
    'create schema mail',
    'create table mail.outbox (person_id uuid, kind text, state text, revision bigint)',
    grantRights(writerRole, 'mail', ['select on all tables in schema mail']),
  );
const putMail = (revision: number, state: string, kind = 'INVOICE') =>
  asOwner(`insert into mail.outbox values ('${anna}', '${kind}', '${state}', ${revision})`);
const deliveries = async () =>
  (await club.store.read(streams.ledger)).filter(({ type }) => type === 'InvoiceDelivered').map(({ data }) => data);
const delivered = (index: number): unknown => expect.objectContaining({ invoiceId: ids[index], by: 'MAIL' });

beforeEach(async () => {
  club = await serviceOnPostgres();
  await club.store.append(streams.ledger, 'none', [issued(0), issued(1)]);
});
afterEach(() => club.close());

describe('The delivery of an invoice', () => {
  it('is recorded once its own e-mail was accepted, and once only, also by two processes', async () => {
    await makeOutbox();
    const [service, other] = [await club.open(), await club.open()];
    await putMail(1, 'WAITING');
    await putMail(0, 'SENT', 'INVOICE_WARNING');
    await service.runJob('recordDeliveries');
    expect(await deliveries()).toEqual([]);
    await putMail(1, 'SENT');
    await Promise.all([service.runJob('recordDeliveries'), other.runJob('recordDeliveries')]);
    await service.runJob('recordDeliveries');
    expect(await deliveries()).toEqual([delivered(1)]);
    await putMail(0, 'SENT');
    await other.runJob('recordDeliveries');
    expect(await deliveries()).toEqual([delivered(1), delivered(0)]);
  });

  it('waits without complaint while there is no mail-service', async () => {
    const service = await club.open();
    await service.runJob('recordDeliveries');
    expect(await deliveries()).toEqual([]);
  });
});

describe('The end of the retention', () => {
  it('destroys the keys of years that are long over', async () => {
    const { retentionKeys } = club.vault;
    const items = [
      { year: 2017, sealed: await retentionKeys.seal(2017, 'old') },
      { year: 2018, sealed: await retentionKeys.seal(2018, 'kept') },
    ];
    const service = await club.open();
    await service.runJob('endRetention');
    expect(await retentionKeys.open(items)).toEqual([null, 'kept']);
  });
});
