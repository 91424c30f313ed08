import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import { type TestCaller, tokenOf } from '../testing/callers.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { deflateSync } from 'node:zlib';
import { anna } from '../testing/personas.ts';

const invoice = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0001';
const address = `/documents/invoice/${invoice}.pdf`;
const eInvoice = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0005';
const xml = '<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice>Groß</rsm:CrossIndustryInvoice>';
const packed = deflateSync(xml);
/** As pdfkit writes an embedded file. */
const hybrid = Buffer.concat([
  Buffer.from(
    `%PDF-1.7\n7 0 obj\n<<\n/Type /EmbeddedFile\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`,
  ),
  ...[packed, Buffer.from('\nendstream\nendobj\n')],
]);

describe('The document of an invoice', () => {
  let instance: Instance;
  const ask = async (caller: TestCaller, path = address, method = 'GET'): Promise<Response> => {
    const token = await tokenOf(instance, caller);
    return fetch(`${instance.url}${path}`, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });
  };

  beforeAll(async () => {
    instance = await startInstance();
    const pool = poolOn(instance.databaseUrl);
    await pool.query(
      `insert into vault.documents (invoice_id, warning_level, person_id, file_name, template_version, bytes, sha256, kept_until)
       select $1, level, $2, name, 1, bytes, sha256(bytes), '2034-12-31'
       from (values (0, 'Rechnung-2026-00012.pdf', '%PDF-1.7 Rechnung'::bytea),
                    (2, 'Mahnung-2026-00012.pdf', '%PDF-1.7 Mahnung'::bytea)) as made (level, name, bytes)`,
      [invoice, anna.personId],
    );
    await pool.query(
      `insert into vault.documents (invoice_id, warning_level, person_id, file_name, template_version, bytes, sha256, kept_until)
       values ($1, 0, $2, 'Rechnung-2026-00013.pdf', 1, $3, sha256($3), '2034-12-31')`,
      [eInvoice, anna.personId, hybrid],
    );
    await pool.end();
  });
  afterAll(() => instance.close());

  it.each(['MEMBER', 'ADMIN'] as const)('is sent to its owner and to an ADMIN: %s', async (caller) => {
    const response = await ask(caller);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF-1.7 Rechnung');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Rechnung-2026-00012.pdf"',
      'cache-control': 'private, no-store',
      'content-length': '17',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['MEMBER', 'ADMIN'] as const)('of an e-invoice gives its XML alone to %s', async (caller) => {
    const response = await ask(caller, `/documents/invoice/${eInvoice}.xml`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(xml);
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Rechnung-2026-00013.xml"');
  });

  it.each([
    ['that is no e-invoice', 'ADMIN', `/documents/invoice/${invoice}.xml`],
    ['of another person', 'TRAINER', `/documents/invoice/${eInvoice}.xml`],
    ['of a letter', 'ADMIN', `/documents/invoice/${invoice}/warning-2.xml`],
  ] as const)('has no XML for an invoice %s', async (...[, caller, path]) => {
    expect((await ask(caller, path)).status).toBe(404);
  });

  it('is not told from one that does not exist, for anybody else', async () => {
    const [others, unknown] = [
      await ask('TRAINER'),
      await ask('TRAINER', '/documents/invoice/0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0009.pdf'),
    ];
    for (const response of [others, unknown]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('');
    }
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'date');
    expect(headersOf(others)).toEqual(headersOf(unknown));
  });

  it.each(['anonymous', 'stale', 'deactivated'] as const)('is not sent without a session: %s', async (caller) => {
    expect((await ask(caller)).status).toBe(401);
  });

  it('is announced to its owner and to ADMINs while it is being made, and to nobody else', async () => {
    const issued = '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0002';
    const pool = poolOn(instance.databaseUrl);
    const insert = `insert into invoices.invoices select * from jsonb_populate_record(null::invoices.invoices, $1)`;
    await pool.query(insert, [
      {
        ...{
          invoice_id: issued,
          person_id: anna.personId,
          number: '2026-00013',
          state: 'UNPAID',
          total: 1200,
          payments: [],
        },
        ...{ issued_on: '2026-06-15', due_on: '2026-06-29', from_date: '2026-06-01', to_date: '2026-06-14' },
        ...{
          amount_due: 1200,
          document: {},
          warning_level: 1,
          refund_due: 0,
          paid_amount: 0,
          waived_amount: 0,
          issued_at: '01',
          changed_at: '02',
        },
      },
    ]);
    await pool.end();
    const statusesOf = async (path: string) =>
      Promise.all((['ADMIN', 'MEMBER', 'TRAINER'] as const).map(async (caller) => (await ask(caller, path)).status));
    expect(await statusesOf(`/documents/invoice/${issued}.pdf`)).toEqual([503, 503, 404]);
    expect(await statusesOf(`/documents/invoice/${issued}/warning-1.pdf`)).toEqual([503, 503, 404]);
    expect(await statusesOf(`/documents/invoice/${issued}/warning-2.pdf`)).toEqual([404, 404, 404]);
    const response = await ask('ADMIN', `/documents/invoice/${issued}.pdf`);
    expect(response.headers.get('retry-after')).toBe('2');
  });

  it('has letters beside it', async () => {
    const response = await ask('MEMBER', `/documents/invoice/${invoice}/warning-2.pdf`);
    expect(await response.text()).toBe('%PDF-1.7 Mahnung');
    expect((await ask('MEMBER', `/documents/invoice/${invoice}/warning-1.pdf`)).status).toBe(404);
    expect((await ask('TRAINER', `/documents/invoice/${invoice}/warning-2.pdf`)).status).toBe(404);
  });

  it.each([
    '/documents/invoice',
    '/documents/invoice/',
    `/documents/invoice/${invoice}`,
    `/documents/invoice/x'or'1.pdf`,
    `/documents/invoice/${invoice}/warning-4.pdf`,
    `/documents/invoice/../invoice/%00.pdf`,
  ])('is not found at %s', async (path) => {
    expect((await ask('MEMBER', path)).status).toBe(404);
  });

  it('is only to be read', async () => {
    expect((await ask('MEMBER', address, 'POST')).status).toBe(405);
    expect((await ask('MEMBER', address, 'DELETE')).status).toBe(405);
    expect(await (await ask('MEMBER', address, 'HEAD')).text()).toBe('');
  });
});
