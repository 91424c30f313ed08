import type { AccountingExport } from '@platzwart/contracts/club';
import { localDate, position } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { clubDecider } from './clubDecider.ts';

const made = (last: number): AccountingExport => ({
  ...{ exportId: `7b0d4b1e-6a64-4c38-9d7c-2d7c5f0f1a0${last}`, kind: 'DATEV', isOnlyNew: true, after: null, rows: 3 },
  ...{ from: localDate('2026-01-01'), to: localDate('2026-12-31'), upTo: position('0000000000000000012') },
  ...{ sha256: 'a'.repeat(64), fileName: 'EXTF.csv' },
});
const add = (state: typeof clubDecider.initialState, last: number, expected: number) =>
  clubDecider.decide({ type: 'AddExport', data: { made: made(last), expected } }, state);
const afterOne = clubDecider.evolve(clubDecider.initialState, { type: 'AccountingExported', data: made(1) });

describe('An export of postings', () => {
  it('is recorded where it knows all exports before it', () => {
    expect(add(clubDecider.initialState, 1, 0)).toEqual({
      ...{ outcome: 'accepted', events: [{ type: 'AccountingExported', data: made(1) }] },
    });
    expect(add(afterOne, 2, 1)).toMatchObject({ outcome: 'accepted', events: [{ data: made(2) }] });
  });

  it('is refused where another one was recorded meanwhile: its postings may be the same', () => {
    expect(add(afterOne, 2, 0)).toMatchObject({ outcome: 'rejected', code: 'ERR_EXPORT_OUTDATED' });
  });

  it('stays quiet when it is recorded already', () => {
    expect(add(afterOne, 1, 0)).toMatchObject({ outcome: 'accepted', events: [] });
  });
});
