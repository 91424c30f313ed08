import { type InvoiceEvent, invoiceDocumentSchema, invoiceEvents } from '@platzwart/contracts/invoice';
import {
  type InvoiceId,
  eventCatalogue,
  invoiceId,
  localDate,
  noPersonalLimits,
  streams,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrangeDemoClub, describeDemoClub } from '../demo/demoClub.ts';
import type { CommandService } from '../commandService.ts';
import type { Answer } from '../core/commandStream.ts';
import { decodeRecorded } from '../core/decodeRecorded.ts';
import { block, book } from '../ledger/courts/specSentences.ts';
import { claimsOf } from '../ledger/invoices/invoicesState.ts';
import { noonOf } from '../ledger/invoices/specInvoices.ts';
import { type AccountsOnPostgres, accountsOnPostgres, dataOf } from '../testing/accountsOnPostgres.ts';
import { callFor } from '../testing/slots.ts';
import type { CommandType } from '../commandTable.ts';

const accepted: unknown = expect.objectContaining({ outcome: 'accepted' });
const rejected = (code: string, ...fields: readonly string[]) => ({ outcome: 'rejected', code, fields });
const system = (name: string) => callFor(name, { actor: null });

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
  await accounts.register('Petra', 'ADMIN');
});
afterAll(() => accounts.close());

const send = (type: CommandType, data: unknown, at: CommandService = accounts.service): Promise<Answer<string>> => {
  const actor = accounts.person('Petra').personId;
  return at.receive({ type, actor, data, correlationId: 'spec', idempotencyKey: null });
};
const describeClub = async (): Promise<void> => {
  const { club } = accounts.service;
  for (const command of arrangeDemoClub) await club.send(command, system(JSON.stringify(command)));
  await club.send(describeDemoClub, system('describe'));
};
let bookings = 0;
/** An hour on a day in June, each on a court of its own where `court` says so. */
const play = async (name: string, date = '2026-06-02', court = 1): Promise<void> => {
  const { personId } = accounts.person(name);
  bookings += 1;
  const options = { now: noonOf('2026-06-01'), first: bookings };
  const place = block(
    `TENNIS ${court}`,
    date,
    `${String(7 + (bookings % 14)).padStart(2, '0')}:00-${String(8 + (bookings % 14)).padStart(2, '0')}:00`,
  );
  const answer = await accounts.service.ledger.send(
    book({ personId, role: 'MEMBER', discount: 0, limits: noPersonalLimits }, place, options),
    system(`play ${bookings}`),
  );
  if (answer.outcome === 'rejected') throw new Error(answer.code);
};
const bill = (name: string, at?: CommandService) => {
  const period = { fromDate: '2026-06-01', toDate: '2026-06-15' };
  return send('CreateInvoice', { userID: accounts.person(name).memberNumber, ...period }, at);
};
const billed = async (name: string): Promise<InvoiceId> => {
  const answer = await bill(name);
  if (answer.outcome === 'rejected') throw new Error(`${answer.code} ${answer.fields.join()}`);
  return invoiceId(answer.ids[0] ?? '');
};
const catalogue = eventCatalogue<InvoiceEvent>(invoiceEvents);
const invoiceEventsInLog = async (): Promise<readonly InvoiceEvent[]> =>
  (await accounts.store.read(streams.ledger))
    .filter(({ type }) => invoiceEvents.some((event) => event.type === type))
    .map((recorded) => decodeRecorded(catalogue, recorded).event);
/** What was sealed into the last event about this invoice. */
const documentOf = async (id: InvoiceId) => {
  const last = (await invoiceEventsInLog()).findLast(({ data }) => 'sealedDocument' in data && data.invoiceId === id);
  if (!last || !('sealedDocument' in last.data)) throw new Error('It has no document');
  const [plain] = await accounts.vault.retentionKeys.open([{ year: 2026, sealed: last.data.sealedDocument }]);
  return v.parse(v.looseObject({ kind: v.string() }), plain);
};

describe('Issuing an invoice', () => {
  it('is refused before the club has said who it is, and where it has its account', async () => {
    await accounts.register('Ada');
    expect(await bill('Ada')).toEqual(rejected('ERR_INVOICE_NOT_CREATED', 'settings'));
    await describeClub();
    expect(await bill('Ada')).toEqual(rejected('ERR_INVOICE_NOT_CREATED', 'userID'));
  });

  it('seals the whole document, in the language of its person, and answers with its id', async () => {
    await accounts.register('Anna');
    await play('Anna');
    await play('Anna', '2026-06-03');
    const id = await billed('Anna');
    const document = await documentOf(id);
    expect(v.parse(invoiceDocumentSchema, document)).toMatchObject({
      ...{ kind: 'INVOICE', language: 'de', number: '2026-00001', issuedOn: '2026-06-15', dueOn: '2026-06-29' },
      sender: { consignor: 'TC Musterstadt e. V.', accountHolder: 'TC Musterstadt e. V.', taxNumber: '143/216/00123' },
      recipient: { firstName: 'Anna', address: { street: 'Lindenweg', zip: '54321' } },
      ...{
        lines: [{ date: '2026-06-02', sport: 'Tennis', court: 'Platz 1' }, { date: '2026-06-03' }],
        amountDue: 2400,
      },
    });
    const [issued] = await invoiceEventsInLog();
    expect(JSON.stringify(issued)).not.toMatch(/Lindenweg|Großkopf/);
  });

  it.each([
    ['of an unknown person', { userID: '4711' }, 'ERR_USER_NOT_FOUND', 'userID'],
    ['until tomorrow', { toDate: '2026-06-16' }, 'ERR_INVOICE_NOT_CREATED', 'toDate'],
    ['of a period that ends before it begins', { toDate: '2026-05-31' }, 'ERR_INVALID_INPUT', 'toDate'],
    ['with a text instead of a day', { fromDate: 'gestern' }, 'ERR_INVALID_INPUT', 'fromDate'],
  ])('is refused %s', async (...[, change, code, field]) => {
    const userID = accounts.person('Anna').memberNumber;
    const data = { userID, fromDate: '2026-06-01', toDate: '2026-06-15', ...change };
    expect(await send('CreateInvoice', data)).toEqual(rejected(code, field));
  });

  it('is refused without an address, and to everybody but ADMINs in person', async () => {
    await accounts.register('Berta', 'MEMBER', {
      person: { ...dataOf('Berta'), address: null },
    });
    await play('Berta');
    expect(await bill('Berta')).toEqual(rejected('ERR_INVOICE_NOT_CREATED', 'address'));
    const data = { userID: '1', fromDate: '2026-06-01', toDate: '2026-06-15' };
    for (const actor of [null, accounts.person('Anna').personId])
      expect(
        await accounts.service.receive({
          type: 'CreateInvoice',
          actor,
          data,
          correlationId: 'spec',
          idempotencyKey: null,
        }),
      ).toEqual(rejected('ERR_NOT_AUTHORIZED'));
  });

  it('bills each claim once, also where two do it at the same moment in two processes', async () => {
    await accounts.register('Carla');
    await play('Carla');
    const other = await accounts.open();
    const answers = await Promise.all([bill('Carla'), bill('Carla', other)]);
    expect(answers).toContainEqual(accepted);
    expect(answers).toContainEqual(rejected('ERR_INVOICE_NOT_CREATED', 'userID'));
  });

  it('leaves no gap in the numbers of 20 that are issued at the same time in two processes', async () => {
    const names = Array.from({ length: 20 }, (_, number) => `Doris${String.fromCodePoint(97 + number)}`);
    for (const name of names) {
      await accounts.register(name);
      await play(name, '2026-06-05', 1 + (bookings % 8));
    }
    const other = await accounts.open();
    const answers = await Promise.all(names.map((name, index) => bill(name, index % 2 === 0 ? undefined : other)));
    expect(answers).toEqual(names.map(() => accepted));
    const numbers = (await invoiceEventsInLog()).flatMap(({ type, data }) =>
      type === 'InvoiceIssued' && 'number' in data ? [data.number] : [],
    );
    expect(numbers).toEqual(numbers.map((_, index) => `2026-${String(index + 1).padStart(5, '0')}`));
  });
});

describe('An issued invoice', () => {
  it('is delivered, warned of, paid, reopened, cancelled and refunded', async () => {
    await accounts.register('Emil');
    await play('Emil');
    const id = await billed('Emil');
    const about = { invoiceId: id };
    const receipt = { paidOn: null, method: 'BANK', reference: 'Auszug 7' };
    expect(await send('SetInvoicePrinted', about)).toEqual(accepted);
    expect(await send('SendInvoiceWarning', about)).toEqual(rejected('ERR_INVOICE_NOT_UPDATED', 'id'));
    const later = await accounts.open({ clock: () => '2026-06-30T08:00:00.000Z' });
    expect(await send('SendInvoiceWarning', about, later)).toEqual(accepted);
    expect(await documentOf(id)).toMatchObject({ kind: 'WARNING', level: 1, dueOn: '2026-07-14' });
    expect(await send('SetInvoicePaid', { ...about, ...receipt }, later)).toEqual(accepted);
    expect(await send('SetInvoiceUnpaid', { ...about, reason: 'Rücklastschrift' }, later)).toEqual(accepted);
    expect(await send('SetInvoicePaid', { ...about, ...receipt }, later)).toEqual(accepted);
    expect(await send('CancelInvoice', { ...about, reason: 'Falscher Platz' }, later)).toEqual(accepted);
    expect(await documentOf(id)).toMatchObject({ kind: 'STORNO', issuedOn: '2026-06-30', lines: [{}] });
    expect(await send('SetInvoiceRefunded', { ...about, reference: null }, later)).toEqual(accepted);
    const events = await invoiceEventsInLog();
    expect(events.slice(-7).map(({ type }) => type)).toEqual([
      ...['InvoiceDelivered', 'InvoiceWarned', 'InvoicePaid', 'InvoiceReopened', 'InvoicePaid'],
      ...['InvoiceCancelled', 'InvoiceRefunded'],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Rücklastschrift|Falscher/);
  });

  it('is delivered by mail where the system says so', async () => {
    await accounts.register('Frieda');
    await play('Frieda');
    const data = { invoiceId: await billed('Frieda') };
    const told = { type: 'SetInvoicePrinted', actor: null, data, correlationId: 'spec', idempotencyKey: null } as const;
    expect(await accounts.service.receive(told)).toEqual(accepted);
    expect((await invoiceEventsInLog()).at(-1)).toMatchObject({ type: 'InvoiceDelivered', data: { by: 'MAIL' } });
  });

  it('and what is to be billed keep their person from being erased without force, and outlive the erasure (N49)', async () => {
    await accounts.register('Gerda');
    await play('Gerda');
    const { memberNumber, personId } = accounts.person('Gerda');
    const refused = rejected('ERR_USER_HAS_CLAIMS', 'userID');
    expect(await send('ErasePerson', { userID: memberNumber, force: false })).toEqual(refused);
    const id = await billed('Gerda');
    expect(await send('ErasePerson', { userID: memberNumber, force: false })).toEqual(refused);
    expect(await send('ErasePerson', { userID: memberNumber, force: true })).toEqual(accepted);
    const claimStates = () =>
      [...claimsOf(accounts.service.ledger.current().state.invoices, personId).values()].map(({ state }) => state);
    expect(claimStates()).toEqual(['INVOICED']);
    expect(await send('CancelInvoice', { invoiceId: id, reason: 'Kulanz' })).toEqual(accepted);
    expect(await documentOf(id)).toMatchObject({ kind: 'STORNO', recipient: { firstName: 'Gerda' } });
    const cancelled = (await invoiceEventsInLog()).at(-1);
    expect(cancelled).toMatchObject({
      type: 'InvoiceCancelled',
      data: { sealedReason: null, issuedOn: localDate('2026-06-15') },
    });
  });
});

describe('An invoice to a payer', () => {
  const numberOf = (name: string) => accounts.person(name).memberNumber;
  const update = (name: string, changes: Readonly<Record<string, unknown>>) =>
    send('UpdatePerson', { userID: numberOf(name), changes });

  it('has the claims of those for whom they pay, with their names, whoever of them is billed', async () => {
    await accounts.register('Vera');
    await accounts.register('Kilian');
    expect(await update('Kilian', { payerID: numberOf('Vera') })).toEqual(accepted);
    await play('Vera', '2026-06-02', 3);
    await play('Kilian', '2026-06-03', 3);
    const id = await billed('Kilian');
    expect(await documentOf(id)).toMatchObject({
      recipient: { userID: accounts.person('Vera').personId },
      lines: [{ date: '2026-06-02' }, { date: '2026-06-03', player: 'Kilian Großkopf' }],
    });
    expect((await documentOf(id)).lines).not.toHaveProperty([0, 'player']);
    expect(await bill('Vera')).toEqual(rejected('ERR_INVOICE_NOT_CREATED', 'userID'));
  });

  it('is addressed to the person again once the payer is taken back or erased', async () => {
    await accounts.register('Lio');
    await update('Lio', { payerID: numberOf('Vera') });
    await update('Lio', { payerID: null });
    await play('Lio', '2026-06-04', 3);
    expect(await documentOf(await billed('Lio'))).toMatchObject({
      recipient: { userID: accounts.person('Lio').personId },
    });
  });

  it('goes to the guardian, or to another payer of the child, and names the child', async () => {
    await accounts.register('Mia');
    await accounts.register('Mutter');
    expect(await update('Mia', { guardianID: numberOf('Mutter') })).toEqual(accepted);
    await play('Mia', '2026-06-07', 3);
    expect(await documentOf(await billed('Mia'))).toMatchObject({
      recipient: { userID: accounts.person('Mutter').personId },
      lines: [{ date: '2026-06-07', player: 'Mia Großkopf' }],
    });
    await update('Mia', { payerID: numberOf('Vera') });
    await play('Mia', '2026-06-08', 3);
    expect(await documentOf(await billed('Mia'))).toMatchObject({
      recipient: { userID: accounts.person('Vera').personId },
    });
    expect(await update('Mia', { guardianID: '4711' })).toEqual(rejected('ERR_USER_NOT_FOUND', 'guardianID'));
    expect(await update('Mutter', { guardianID: numberOf('Vera') })).toEqual(
      rejected('ERR_INVALID_INPUT', 'guardianID'),
    );
  });

  it('refuses an unknown payer, and one who pays for nobody because another person pays for them', async () => {
    expect(await update('Lio', { payerID: '4711' })).toEqual(rejected('ERR_USER_NOT_FOUND', 'payerID'));
    expect(await update('Lio', { payerID: numberOf('Kilian') })).toEqual(rejected('ERR_INVALID_INPUT', 'payerID'));
  });
});

describe('An e-invoice', () => {
  const isEInvoice = async (name: string): Promise<unknown> => (await documentOf(await billed(name)))['eInvoice'];

  it('is what a business gets, and nobody else while the club has not switched it on', async () => {
    await accounts.register('Bodo');
    await accounts.register('Britta');
    const changes = { business: true };
    await send('UpdatePerson', { userID: accounts.person('Bodo').memberNumber, changes });
    await play('Bodo', '2026-06-09', 3);
    await play('Britta', '2026-06-09', 4);
    expect(await isEInvoice('Bodo')).toBe(true);
    expect(await isEInvoice('Britta')).toBeUndefined();
  });

  it('is what everybody gets once the club has switched it on, and its cancellation is one, too', async () => {
    const { billing } = accounts.service.club.current().state;
    if (!billing) throw new Error('The club has not said who it is');
    await accounts.service.club.send(
      { type: 'StateBilling', data: { ...billing, eInvoice: true } },
      system('e-invoices for all'),
    );
    await play('Britta', '2026-06-06', 4);
    const id = await billed('Britta');
    expect(await documentOf(id)).toMatchObject({ eInvoice: true });
    expect(await send('CancelInvoice', { invoiceId: id, reason: 'Falsch' })).toEqual(accepted);
    expect(await documentOf(id)).toMatchObject({ kind: 'STORNO', eInvoice: true });
  });
});

describe('Waiving the rest of an invoice', () => {
  it('seals a correction with the next number over what is open, and what was paid stays', async () => {
    await accounts.register('Erna');
    await play('Erna');
    const id = await billed('Erna');
    await send('SetInvoicePaid', { invoiceId: id, paidOn: null, method: 'BANK', reference: null, amount: 100 });
    const { number, total } = v.parse(invoiceDocumentSchema, await documentOf(id));
    const waive = { invoiceId: id, reason: 'Kulanz' };
    expect(await send('WaiveInvoiceRest', waive)).toEqual(accepted);
    const document = v.parse(invoiceDocumentSchema, await documentOf(id));
    expect(document).toMatchObject({ kind: 'CORRECTION', total: total - 100, lines: [], cancels: { number } });
    expect(document.net + document.vat).toBe(total - 100);
    expect(Number(document.number.slice(5))).toBe(Number(number.slice(5)) + 1);
    expect(await send('WaiveInvoiceRest', waive)).toEqual(rejected('ERR_INVOICE_NOT_UPDATED', 'id'));
  });
});
