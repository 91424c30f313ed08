import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { balanceGaps } from './balanceGaps.ts';
import type { Statement, StatementEntry } from './statementEntry.ts';

const movement = (amount: number): StatementEntry => ({
  ...{ id: 'x', bookedOn: localDate('2026-11-03'), valueOn: localDate('2026-11-03'), amount },
  ...{ name: null, iban: null, text: '', endToEndId: null, returnCode: null },
});
/** From the end of the day before to the end of `day` in November. */
const statement = (day: number, [opening, closing]: readonly [number, number], iban = 'DE1'): Statement => ({
  iban,
  opening: { on: localDate(`2026-11-${String(day).padStart(2, '0')}`), amount: opening },
  closing: { on: localDate(`2026-11-${String(day).padStart(2, '0')}`), amount: closing },
  entries: [movement(closing - opening)],
});

describe('Gaps in statements of account', () => {
  it('has none where each statement begins as the one before ended, in any order, and per account', () => {
    const other = statement(4, [-700, 900], 'DE2');
    expect(balanceGaps([statement(5, [300, 50]), other, statement(3, [100, 300])])).toEqual([]);
  });

  it('notices that a statement is missing', () => {
    const gap = { kind: 'BETWEEN', iban: 'DE1', on: '2026-11-05', amount: 200 };
    expect(balanceGaps([statement(3, [100, 300]), statement(5, [500, 50])])).toEqual([gap]);
  });

  it('notices that a movement is missing', () => {
    const gap = { kind: 'WITHIN', iban: 'DE1', on: '2026-11-03', amount: 200 };
    expect(balanceGaps([{ ...statement(3, [100, 300]), entries: [] }])).toEqual([gap]);
  });

  it('accepts the same statement twice, and says nothing about reports without balances', () => {
    const report = { ...statement(4, [0, 9]), closing: null };
    expect(balanceGaps([statement(3, [100, 300]), statement(3, [100, 300]), report])).toEqual([]);
  });
});
