import { cents, collectionId, invoiceId, localDate, personId, positionSchema } from '@platzwart/contracts/core';
import { type CollectionRow, type DebitRow, type MandateRow, mandateId } from '@platzwart/contracts/debit';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import { type TestCaller, tokenOf } from '../testing/callers.ts';
import { collection } from '../testing/debitRows.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { anna, ben } from '../testing/personas.ts';
import { recordOf } from '../testing/recordOf.ts';
import { sendGraphql } from '../testing/sendGraphql.ts';
import { validateBankFile } from '../testing/validateBankFile.ts';

const at = v.parse(positionSchema, '1');
const account = { iban: 'DE89370400440532013000', holder: 'Anna Beispiel' };
const invoice = (count: number) => invoiceId(`0d7f6a52-5b3e-4c21-9a55-2f6a3a1b00${count}`);
const mandateOf = (count: number, owner: string): MandateRow => ({
  ...{ mandateId: mandateId(`3e000000-0000-4000-8000-0000000000${count}`), personId: personId(owner) },
  ...{ reference: `M-1A2B3C4D-000000${count}`, signedOn: localDate('2026-06-01'), origin: 'MEMBER', revoked: false },
  ...{ lastUsedOn: null, account: { ...account, holder: `Konto ${count}` }, signedAt: at, changedAt: at },
});
const debit = (count: number, others: Partial<DebitRow> = {}): DebitRow => ({
  ...{ debitId: `${collection.collectionId} ${invoice(count)}`, collectionId: collection.collectionId },
  ...{ invoiceId: invoice(count), personId: personId(anna.personId), number: `2026-000${count}`, amount: cents(1200) },
  ...{ state: 'PENDING', mandateReference: 'M-1A2B3C4D-5E6F7A8B', endToEndId: `2026-000${count}-8C000000` },
  ...{ announcedOn: collection.announcedOn, executionOn: collection.executionOn, dropReason: null, returnReason: null },
  ...{
    returnedOn: null,
    returnFee: null,
    surplus: cents(0),
    refundedOn: null,
    debtor: { ...account, signedOn: localDate('2026-06-01') },
    changedAt: at,
  },
  ...others,
});

let instance: Instance;
let pool: Pool;
beforeAll(async () => {
  instance = await startInstance();
  pool = poolOn(instance.databaseUrl);
});
afterAll(async () => {
  await pool.end();
  await instance.close();
});
beforeEach(() => pool.query('truncate debits.mandates, debits.collections, debits.debits'));

const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
  pool.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [recordOf(row)]);

describe('The file of a collection', () => {
  const address = `/documents/debits/${collection.collectionId}/0.xml`;
  const ask = async (caller: TestCaller, path = address, method = 'GET'): Promise<Response> => {
    const token = await tokenOf(instance, caller);
    return fetch(`${instance.url}${path}`, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });
  };
  const given = async (others: Partial<CollectionRow> = {}, ...debits: readonly DebitRow[]) => {
    await insert('debits.collections', { ...collection, ...others });
    for (const each of debits) await insert('debits.debits', each);
  };

  it('is sent to ADMINs, the same bytes each time, without what was dropped', async () => {
    await given({}, debit(12), debit(13, { state: 'DROPPED', dropReason: 'PAID' }));
    const [first, second] = [await ask('ADMIN'), await ask('ADMIN')];
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': 'attachment; filename="Lastschriften_2026-07-01_1.xml"',
      ...{ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
    });
    const text = await first.text();
    expect(await second.text()).toBe(text);
    expect(text).toContain('<EndToEndId>2026-00012-8C000000</EndToEndId>');
    expect(text).not.toContain('2026-00013');
    const head = await ask('ADMIN', address, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is valid by the schema of ISO 20022, also with debits that came back later, and beside another collection of the day', async () => {
    const other = { collectionId: collectionId('8d000000-0000-4000-8000-000000000002') };
    const returned = { state: 'RETURNED', returnReason: 'AM04', returnedOn: localDate('2026-07-03') } as const;
    await given({ state: 'SETTLED' }, debit(12, { state: 'COLLECTED' }), debit(13, returned));
    await given(other, debit(14, { ...other, debitId: `${other.collectionId} ${invoice(14)}` }));
    const paths = [address, address.replace(collection.collectionId, other.collectionId)];
    const files = await Promise.all(paths.map(async (path) => (await ask('ADMIN', path)).text()));
    for (const file of files) expect(() => validateBankFile('pain.008.001.08', file)).not.toThrow();
    const messages = files.map((file) => /<MsgId>[^<]+/.exec(file)?.[0]);
    expect(new Set(messages).size).toBe(2);
    expect(files.map((file) => file.match(/<NbOfTxs>\d+/g))).toEqual([
      ['<NbOfTxs>2', '<NbOfTxs>2'],
      ['<NbOfTxs>1', '<NbOfTxs>1'],
    ]);
  });

  it.each([
    ['anonymous', 401],
    ['stale', 401],
    ['deactivated', 401],
    ['GUEST', 404],
    ['MEMBER', 404],
    ['TRAINER', 404],
  ] as const)('is refused to %s with %i', async (caller, status) => {
    await given({}, debit(12));
    const response = await ask(caller);
    expect([response.status, await response.text()]).toEqual([status, '']);
  });

  it.each([
    ['an outdated version', address, { version: 1 }, {}],
    ['a version that there is not yet', address.replace('/0.', '/1.'), {}, {}],
    ['a cancelled collection', address, { state: 'CANCELLED' }, {}],
    ['a collection without a debit', address, {}, { state: 'DROPPED' }],
    ['payers whose key is destroyed', address, {}, { debtor: null }],
    ['an unknown collection', '/documents/debits/8c000000-0000-4000-8000-000000000009/0.xml', {}, {}],
    ['another address', '/documents/debits/x', {}, {}],
    ['a path that leads out', `/documents/debits/..%2f${collection.collectionId}/0.xml`, {}, {}],
  ] as const)('does not exist for %s', async (...[, path, ofCollection, ofDebit]) => {
    await given(ofCollection, debit(12, ofDebit));
    expect((await ask('ADMIN', path)).status).toBe(404);
  });

  it('is only read', async () => {
    await given({}, debit(12));
    for (const method of ['POST', 'DELETE', 'PUT']) expect((await ask('ADMIN', address, method)).status).toBe(405);
  });
});

describe('Mandates', () => {
  const result = async (caller: TestCaller, query: string): Promise<unknown> => {
    const token = await tokenOf(instance, caller);
    const { data, errors } = await sendGraphql(instance.url, { query, ...(token !== undefined && { token }) });
    return data?.['result'] ?? errors?.[0]?.extensions?.['code'] ?? null;
  };

  it('are shown to their owner masked, and nobody sees the one of another person', async () => {
    await insert('debits.mandates', mandateOf(11, anna.personId));
    await insert('debits.mandates', mandateOf(12, ben.personId));
    const own = '{ result: ownMandate { holder iban validUntil } }';
    expect(await result('MEMBER', own)).toMatchObject({ holder: 'Konto 11', validUntil: '2029-06-01' });
    expect(JSON.stringify(await result('MEMBER', own))).not.toContain(account.iban);
    expect(await result('TRAINER', own)).toBeNull();
    expect(await result('ADMIN', '{ result: mandates { holder } }')).toHaveLength(2);
    expect(await result('MEMBER', '{ result: mandates { holder } }')).not.toHaveLength(2);
  });

  it('that are revoked are shown to nobody', async () => {
    await insert('debits.mandates', { ...mandateOf(11, anna.personId), revoked: true });
    expect(await result('MEMBER', '{ result: ownMandate { holder } }')).toBeNull();
    expect(await result('ADMIN', '{ result: mandates { holder } }')).toEqual([]);
  });
});

describe('Debits that one movement has taken back', () => {
  const send = async (query: string, caller: TestCaller = 'ADMIN') => {
    const token = await tokenOf(instance, caller);
    return sendGraphql(instance.url, { query, ...(token && { token }) });
  };
  const named = (count: number) => `{ collectionID: "${collection.collectionId}", invoiceID: "${invoice(count)}" }`;
  const back = (debits: string, reason = 'AM04') =>
    `mutation { returnDebits(movementID: "${'0'.repeat(24)}9", debits: [${debits}], reason: "${reason}") { code } }`;

  it('are chosen from those that were with the bank, and whose money nothing has taken back', async () => {
    const executionOn = localDate(new Date().toISOString().slice(0, 10));
    await insert('debits.collections', { ...collection, state: 'SETTLED' });
    for (const each of [
      debit(12, { state: 'COLLECTED', executionOn }),
      debit(13, { state: 'DROPPED', dropReason: 'PAID', executionOn }),
      debit(14, { state: 'RETURNED', returnReason: 'AM04', returnedOn: executionOn, executionOn }),
      debit(15, {
        state: 'RETURNED',
        returnReason: 'AM04',
        returnedOn: executionOn,
        returnFee: cents(300),
        executionOn,
      }),
      debit(16, { state: 'COLLECTED', executionOn: localDate('2020-01-02') }),
    ])
      await insert('debits.debits', each);
    const query = '{ returnableDebits { invoiceNumber amount lastName } }';
    expect((await send(query)).data).toEqual({
      returnableDebits: [12, 14].map((count) => ({
        ...{ invoiceNumber: `2026-000${count}`, amount: 1200, lastName: anna.lastName },
      })),
    });
    await pool.query(`update debits.collections set state = 'ANNOUNCED'`);
    expect((await send(query)).data).toEqual({ returnableDebits: [] });
  });

  it('become one command', async () => {
    instance.commands.commands.splice(0);
    await send(back(`${named(12)}, ${named(13)}`));
    expect(instance.commands.commands.splice(0)).toMatchObject([
      {
        type: 'ReturnDebits',
        data: { debits: [{ invoiceId: invoice(12) }, { invoiceId: invoice(13) }], reason: 'AM04' },
      },
    ]);
  });

  it.each([
    ['none', ''],
    ['the same twice', `${named(12)}, ${named(12)}`],
    ['an id that is none', '{ collectionID: "x", invoiceID: "y" }'],
  ])('are refused: %s', async (_, debits) => {
    const { errors } = await send(back(debits));
    expect(errors?.[0]?.message).toBe('ERR_INVALID_INPUT');
    expect(instance.commands.commands.splice(0)).toEqual([]);
  });

  it('are for ADMINs', async () => {
    expect((await send(back(named(12)), 'MEMBER')).errors?.[0]?.message).toBe('ERR_NOT_AUTHORIZED');
  });
});
