import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type BalancedStatement, balanceGaps } from './balanceGaps.ts';

const day = (number: number) => localDate(`2026-11-${String(number).padStart(2, '0')}`);
type Days = readonly [from: number, to: number];
const statement = (
  [from, to]: Days,
  [opening, closing]: readonly [number, number],
  { iban = 'DE1', total = closing - opening } = {},
): BalancedStatement => ({
  ...{ iban, total },
  opening: { on: day(from), amount: opening },
  closing: { on: day(to), amount: closing },
});
/** 50 cents came in on the 5th. */
const totalOf = (_: string, on: string): number => (on === '2026-11-05' ? 50 : 0);
const gaps = (...statements: readonly BalancedStatement[]) =>
  balanceGaps(statements, totalOf).map(({ kind, iban, from, to, amount }) =>
    [kind, iban, Number(from.slice(-2)), Number(to.slice(-2)), amount].join(' '),
  );

describe('Gaps in statements of account', () => {
  it('has none where each statement begins as the one before ended, in any order, and per account', () => {
    const other = statement([4, 4], [-700, 900], { iban: 'DE2' });
    expect(gaps(statement([5, 5], [300, 350]), other, statement([3, 4], [100, 300]))).toEqual([]);
  });

  it('says from when to when movements are missing, and how much', () => {
    expect(gaps(statement([1, 3], [100, 300]), statement([9, 12], [500, 50]))).toEqual(['BETWEEN DE1 3 9 200']);
  });

  it('is closed by the statement that was missing', () => {
    const ends = [statement([1, 3], [100, 300]), statement([9, 12], [500, 50])];
    expect(gaps(...ends, statement([4, 8], [300, 500]))).toEqual([]);
  });

  it('has none where statements overlap, contain or repeat each other', () => {
    const long = statement([1, 10], [100, 400]);
    expect(gaps(long, long, statement([3, 4], [150, 200]), statement([8, 14], [350, 900]))).toEqual([]);
    expect(gaps(long, statement([11, 14], [400, 900]), statement([8, 14], [350, 900]))).toEqual([]);
  });

  it('has none where the next statement begins with the last day that is covered', () => {
    expect(gaps(statement([1, 5], [100, 300]), statement([5, 9], [250, 400]))).toEqual([]);
    expect(gaps(statement([1, 5], [100, 300]), statement([5, 9], [300, 400]))).toEqual([]);
    expect(gaps(statement([1, 5], [100, 300]), statement([5, 9], [200, 400]))).toEqual(['BETWEEN DE1 5 5 -100']);
  });

  it('follows the pages of one day', () => {
    const pages = [statement([3, 3], [100, 200]), statement([3, 3], [200, 300])];
    expect(gaps(...pages, statement([4, 4], [300, 400]))).toEqual([]);
    expect(gaps(...pages, ...pages, statement([4, 4], [350, 400]))).toEqual(['BETWEEN DE1 3 4 50']);
  });

  it('notices that a movement is missing within a statement', () => {
    expect(gaps(statement([3, 5], [100, 300], { total: 150 }))).toEqual(['WITHIN DE1 3 5 50']);
  });
});
