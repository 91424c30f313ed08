import { personId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import {
  type IdempotencyRecords,
  type IdempotencyRecord,
  noIdempotencyRecords,
  findIdempotencyRecord,
  addIdempotencyRecord,
  recordKeyOf,
} from './idempotencyRecords.ts';
import { idempotencyRecordsCodec } from './idempotencyRecordsSnapshot.ts';

const anna = personId('a0000000-0000-4000-8000-00000000000a');
const annas = recordKeyOf({ actor: anna, idempotencyKey: 'one' }) ?? '';
const answer = (at: string, differing: Partial<IdempotencyRecord> = {}): IdempotencyRecord => ({
  requestHash: 'content',
  commandId: 'command 1',
  position: '17',
  ids: ['booking 1'],
  at,
  ...differing,
});
const june = (day: number, time = '08:00:00.000') => `2026-06-${String(day).padStart(2, '0')}T${time}Z`;
const sizeOf = (records: IdempotencyRecords): number => records.reduce((sum, day) => sum + day.size, 0);

describe('The idempotency records', () => {
  it('contain an answer for seven days to the second', () => {
    const records = addIdempotencyRecord(noIdempotencyRecords, annas, answer(june(1)));
    expect(findIdempotencyRecord(records, annas, june(1))).toEqual(answer(june(1)));
    expect(findIdempotencyRecord(records, annas, june(8))).not.toBeNull();
    expect(findIdempotencyRecord(records, annas, june(8, '08:00:01.000'))).toBeNull();
  });

  it('drop whole days, so that they do not grow with history', () => {
    let records = noIdempotencyRecords;
    for (let day = 1; day <= 30; day += 1)
      for (let index = 0; index < 10; index += 1)
        records = addIdempotencyRecord(records, `recordKey ${day}.${index}`, answer(june(day)));
    expect(records.size).toBe(8);
    expect(sizeOf(records)).toBe(80);
  });

  it('are dated by the time of the events: an old one that is written late does not displace new ones', () => {
    const records = addIdempotencyRecord(
      addIdempotencyRecord(noIdempotencyRecords, annas, answer(june(20))),
      'late',
      answer(june(2)),
    );
    expect(findIdempotencyRecord(records, annas, june(20))).not.toBeNull();
    expect(findIdempotencyRecord(records, 'late', june(3))).toBeNull();
  });

  it('join all events of a call into one answer, and separate calls', () => {
    const first = addIdempotencyRecord(noIdempotencyRecords, annas, answer(june(1)));
    const second = addIdempotencyRecord(first, annas, answer(june(1), { ids: ['booking 2'], position: '18' }));
    expect(findIdempotencyRecord(second, annas, june(1))).toMatchObject({
      ids: ['booking 1', 'booking 2'],
      position: '18',
    });
    const other = addIdempotencyRecord(second, annas, answer(june(1), { commandId: 'command 2', ids: ['booking 3'] }));
    expect(findIdempotencyRecord(other, annas, june(1))?.ids).toEqual(['booking 3']);
  });

  it('distinguish callers and keys', () => {
    const inputs = [
      recordKeyOf({ actor: anna, idempotencyKey: 'one' }),
      recordKeyOf({ actor: anna, idempotencyKey: 'two' }),
      recordKeyOf({ actor: null, idempotencyKey: 'one' }),
      recordKeyOf({ actor: null, idempotencyKey: `${anna} one` }),
    ];
    expect(new Set(inputs).size).toBe(4);
    expect(recordKeyOf({ actor: anna, idempotencyKey: null })).toBeNull();
  });

  it('survive a snapshot', () => {
    const records = addIdempotencyRecord(
      addIdempotencyRecord(noIdempotencyRecords, annas, answer(june(1))),
      'other',
      answer(june(2)),
    );
    const again = idempotencyRecordsCodec.decode(JSON.parse([...idempotencyRecordsCodec.encode(records)].join('')));
    expect(again.toJS()).toEqual(records.toJS());
    expect(() => idempotencyRecordsCodec.decode([['2026-06-01', [['recordKey', { ids: 'none' }]]]])).toThrow();
  });
});
