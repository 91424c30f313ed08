import { mostMovementsAtOnce, readStatementsSchema } from '@platzwart/contracts/bank';
import { localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { balanceGaps } from '../../bank/statements/balanceGaps.ts';
import type { Statement, StatementEntry } from '../../bank/statements/statementEntry.ts';
import { readCommands } from './readCommands.ts';

const entry = (count: number): StatementEntry => ({
  ...{
    id: String(count).padStart(25, '0'),
    bookedOn: localDate(count < 200 ? '2026-11-03' : '2026-11-04'),
    amount: 100,
  },
  ...{ valueOn: localDate('2026-11-03'), name: 'ü'.repeat(300), iban: null, text: 'x'.repeat(900), marks: [] },
  ...{ endToEndId: null, batchId: null, returnCode: null, mandateId: null, problem: null },
});
const statement = (count: number): Statement => ({
  ...{ iban: 'DE21500500009876543210', format: 'CAMT', currency: 'EUR', isCutOff: false },
  opening: { on: localDate('2026-11-03'), amount: 500 },
  closing: { on: localDate('2026-11-05'), amount: 500 + 100 * count },
  entries: Array.from({ length: count }, (_, index) => entry(index)),
});

it('A long statement is kept in parts whose balances leave no gap', () => {
  const commands = readCommands([statement(400)]);
  const parts = commands.flatMap(({ statements }) => v.parse(readStatementsSchema, { statements }).statements);
  expect(parts.map(({ movements }) => movements.length)).toEqual([150, 150, 100]);
  const balanced = parts.flatMap(({ iban, opening, closing, movements }) =>
    opening && closing ? [{ iban, opening, closing, total: 100 * movements.length }] : [],
  );
  expect(balanced).toHaveLength(3);
  expect(balanceGaps(balanced, () => 0)).toEqual([]);
});

it('Short statements are kept together, with all of their movements', () => {
  const commands = readCommands(Array.from({ length: 40 }, () => statement(10)));
  expect(commands.map(({ statements }) => statements.length)).toEqual([15, 15, 10]);
  expect(mostMovementsAtOnce).toBe(150);
});

it('An empty statement is kept for its balances', () => {
  expect(readCommands([statement(0)])).toMatchObject([{ statements: [{ movements: [], closing: { amount: 500 } }] }]);
});

describe('Statements of days without movements', () => {
  const quiet = (day: string, { amount = 500, iban = 'DE21500500009876543210' } = {}): Statement => ({
    ...statement(0),
    ...{ iban, opening: { on: localDate(day), amount }, closing: { on: localDate(day), amount } },
  });
  const kept = (...statements: readonly Statement[]) =>
    readCommands(statements).flatMap((command) =>
      command.statements.map(({ opening, closing }) => `${opening?.on} ${closing?.on} ${closing?.amount}`),
    );

  it('are one that covers all of them', () => {
    expect(kept(quiet('2026-11-02'), quiet('2026-11-03'), quiet('2026-11-05'))).toEqual(['2026-11-02 2026-11-05 500']);
  });

  it.each([
    ['another balance', quiet('2026-11-03', { amount: 600 })],
    ['another account', quiet('2026-11-03', { iban: 'DE89370400440532013000' })],
    ['an earlier day', quiet('2026-11-01')],
    ['a movement', statement(1)],
  ])('are kept apart for %s', (_, other) => {
    expect(kept(quiet('2026-11-02'), other)).toHaveLength(2);
  });
});
