import type { ReadStatement } from '@platzwart/contracts/bank';
import {
  type InvoiceId,
  type MovementId,
  invoiceId,
  localDate,
  movementIdSchema,
  noPersonalLimits,
  streams,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../commandService.ts';
import type { CommandType } from '../commandTable.ts';
import type { Answer } from '../core/commandStream.ts';
import { arrangeDemoClub, describeDemoClub } from '../demo/demoClub.ts';
import { block, book } from '../ledger/courts/specSentences.ts';
import { noonOf } from '../ledger/invoices/specInvoices.ts';
import { type AccountsOnPostgres, accountsOnPostgres } from '../testing/accountsOnPostgres.ts';
import { callFor } from '../testing/slots.ts';

const accepted: unknown = expect.objectContaining({ outcome: 'accepted' });
let accounts: AccountsOnPostgres;
const send = (type: CommandType, data: unknown, at: CommandService = accounts.service): Promise<Answer<string>> =>
  at.receive({
    ...{ type, actor: accounts.person('Petra').personId, data },
    ...{ correlationId: 'spec', idempotencyKey: null },
  });
const codeOf = (answer: Answer<string>): string => (answer.outcome === 'rejected' ? answer.code : 'accepted');

const idOf = (count: number): MovementId => v.parse(movementIdSchema, String(count).padStart(25, '0'));
const movement = (count: number, amount: number, day = '2026-06-10') => ({
  ...{ movementId: idOf(count), bookedOn: localDate(day), amount, isReturn: amount < 0, marks: [] },
  content: {
    ...{ valueOn: localDate(day), name: 'Otto Oberrang', iban: null, text: 'Tennis', endToEndId: null, batchId: null },
    returnCode: amount < 0 ? 'AC04' : null,
    ...{ mandateId: null, problem: null },
  },
});
const statement = (...movements: ReadStatement['movements']): Readonly<{ statements: readonly ReadStatement[] }> => ({
  statements: [{ iban: 'DE21500500009876543210', format: 'CAMT', opening: null, closing: null, movements }],
});
const settle = (count: number, invoices: readonly InvoiceId[], at?: CommandService) =>
  send('SettleMovement', { movementId: idOf(count), invoices, acceptsLess: false }, at);
const back = (count: number, invoices: readonly InvoiceId[], at?: CommandService) =>
  send('ReturnPayment', { movementId: idOf(count), invoices, reason: 'Konto erloschen' }, at);
const typesInLog = async (): Promise<readonly string[]> =>
  (await accounts.store.read(streams.ledger)).map(({ type }) => type);
const countOf = async (type: string): Promise<number> => (await typesInLog()).filter((each) => each === type).length;

const bill = async (name: string, court: number): Promise<InvoiceId> => {
  const { personId, memberNumber } = await accounts.register(name).then(() => accounts.person(name));
  const options = { now: noonOf('2026-06-01'), first: court };
  const game = book(
    { personId, role: 'MEMBER', discount: 0, limits: noPersonalLimits },
    block(`TENNIS ${court}`, '2026-06-02', '10:00-11:00'),
    options,
  );
  await accounts.service.ledger.send(game, callFor(`play ${name}`, { actor: null }));
  const answer = await send('CreateInvoice', { userID: memberNumber, fromDate: '2026-06-01', toDate: '2026-06-15' });
  if (answer.outcome === 'rejected') throw new Error(`${answer.code} ${answer.fields.join()}`);
  return invoiceId(answer.ids[0] ?? '');
};

beforeAll(async () => {
  accounts = await accountsOnPostgres();
  await accounts.register('Petra', 'ADMIN');
  const { club } = accounts.service;
  for (const command of [...arrangeDemoClub, describeDemoClub])
    await club.send(command, callFor(JSON.stringify(command), { actor: null }));
});
afterAll(() => accounts.close());

describe('Statements of account', () => {
  it('are kept without a word about anybody in clear text, and only what is new', async () => {
    const file = statement(movement(1, 2400), movement(2, 500));
    expect(await send('ReadStatements', file)).toEqual(accepted);
    expect(await send('ReadStatements', file)).toEqual({ outcome: 'accepted', position: null, ids: [] });
    const events = await accounts.store.read(streams.ledger);
    const read = events.filter(({ type }) => type === 'StatementRead');
    expect(read).toHaveLength(1);
    expect(JSON.stringify(read)).not.toMatch(/Oberrang|DE21/);
    const { sealed, year } = v.parse(v.object({ sealed: v.string(), year: v.number() }), read[0]?.data);
    expect(await accounts.vault.retentionKeys.open([{ year, sealed }])).toMatchObject([
      { iban: 'DE21500500009876543210', total: 2900, contents: { [idOf(1)]: { name: 'Otto Oberrang' } } },
    ]);
  });

  it('are kept once where two processes read the same file at the same moment', async () => {
    const other = await accounts.open();
    const before = await countOf('StatementRead');
    const file = statement(movement(11, 100), movement(12, 200));
    const answers = await Promise.all([send('ReadStatements', file), send('ReadStatements', file, other)]);
    expect(answers.map(codeOf)).toEqual(['accepted', 'accepted']);
    expect(await countOf('StatementRead')).toBe(before + 1);
  });

  it.each([
    ['before keys were kept', '2017-12-31', 'ERR_STATEMENT_OUT_OF_TIME'],
    ['in the future', '2026-07-15', 'ERR_STATEMENT_OUT_OF_TIME'],
    ['of the oldest year', '2018-01-01', 'accepted'],
    ['on the next working day', '2026-06-16', 'accepted'],
  ])('have days %s', async (_, day, code) => {
    expect(codeOf(await send('ReadStatements', statement(movement(Number(day.replaceAll('-', '')), 100, day))))).toBe(
      code,
    );
  });

  it.each([
    ['SettleMovement', { movementId: idOf(1), invoices: [], acceptsLess: false }, 'ERR_INVALID_INPUT'],
    ['SettleMovement', { movementId: 'Auszug 6', invoices: ['x'], acceptsLess: false }, 'ERR_INVALID_INPUT'],
    ['SetMovementAside', { movementId: idOf(1), reason: 'SALARY', note: null }, 'ERR_INVALID_INPUT'],
    ['SetMovementAside', { movementId: idOf(99), reason: 'OTHER', note: null }, 'ERR_MOVEMENT_NOT_FOUND'],
    ['TakeMovementBack', { movementId: idOf(99) }, 'ERR_MOVEMENT_NOT_FOUND'],
    ['ReadStatements', statement(...Array.from({ length: 151 }, (_, each) => movement(each, 1))), 'ERR_INVALID_INPUT'],
  ] as const)('refuse %s with %o: %s', async (type, data, code) => {
    expect(codeOf(await send(type, data))).toBe(code);
  });
});

describe('A movement', () => {
  it('has one winner where two ADMINs pay different invoices with it at the same moment', async () => {
    const [anna, ben] = [await bill('Anna', 1), await bill('Ben', 2)];
    const other = await accounts.open();
    await send('ReadStatements', statement(movement(21, 1200)));
    const answers = await Promise.all([settle(21, [anna]), settle(21, [ben], other)]);
    expect(answers.map(codeOf).toSorted()).toEqual(['ERR_MOVEMENT_TOO_SMALL', 'accepted']);
    expect(await countOf('InvoicePaid')).toBe(1);
  });

  it('pays several invoices in one append, and the same again changes nothing', async () => {
    const invoices = [await bill('Carla', 3), await bill('Doris', 4)];
    const before = await countOf('InvoicePaid');
    expect(codeOf(await settle(1, invoices))).toBe('accepted');
    expect(await countOf('InvoicePaid')).toBe(before + 2);
    expect(await settle(1, invoices)).toEqual({ outcome: 'accepted', position: null, ids: [] });
    expect(codeOf(await send('SetMovementAside', { movementId: idOf(1), reason: 'OTHER', note: null }))).toBe(
      'ERR_MOVEMENT_NOT_UPDATED',
    );
  });

  it('pays a part of an invoice where it is less, and several only in full', async () => {
    const invoice = await bill('Emil', 5);
    expect(codeOf(await settle(2, [invoice, await bill('Emilia', 8)]))).toBe('ERR_MOVEMENT_TOO_SMALL');
    const before = await countOf('InvoicePartPaid');
    expect(codeOf(await settle(2, [invoice]))).toBe('accepted');
    // As clients of before there were partial payments say it: nothing more is paid, and nothing refused.
    expect(codeOf(await send('SettleMovement', { movementId: idOf(2), invoices: [invoice], acceptsLess: true }))).toBe(
      'accepted',
    );
    expect(await countOf('InvoicePartPaid')).toBe(before + 1);
  });

  it('that came back opens its invoice again, once, also where two ADMINs do it at the same moment', async () => {
    const invoice = await bill('Frieda', 6);
    await send('ReadStatements', statement(movement(31, 1200), movement(32, -1450)));
    await settle(31, [invoice]);
    const other = await accounts.open();
    const answers = await Promise.all([back(32, [invoice]), back(32, [invoice], other)]);
    expect(answers.map(codeOf)).toContain('accepted');
    expect(await countOf('InvoiceReopened')).toBe(1);
    expect(await back(32, [invoice])).toEqual({ outcome: 'accepted', position: null, ids: [] });
    expect(codeOf(await settle(31, [invoice]))).toBe('ERR_MOVEMENT_TOO_SMALL');
  });

  it('is set aside with a sealed note, and taken back', async () => {
    await send('ReadStatements', statement(movement(41, 5000)));
    const note = { movementId: idOf(41), reason: 'DONATION', note: 'für das Flutlicht' };
    expect(codeOf(await send('SetMovementAside', note))).toBe('accepted');
    expect(JSON.stringify(await accounts.store.read(streams.ledger))).not.toContain('Flutlicht');
    expect(codeOf(await settle(41, [await bill('Gerda', 7)]))).toBe('ERR_MOVEMENT_NOT_UPDATED');
    expect(codeOf(await send('TakeMovementBack', { movementId: idOf(41) }))).toBe('accepted');
  });
});
