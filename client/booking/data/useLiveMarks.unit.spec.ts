import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { positionSchema } from '@platzwart/contracts/core';
import { booked } from '../plan/club.fixture.ts';
import { marksOf, withNews } from './useLiveMarks.ts';

const position = v.parse(positionSchema, '0001');
const six = booked('18:00', '19:00');
const seven = booked('19:00', '20:00');

describe('Marking what has just changed', () => {
  it('marks a new booking as taken and a vanished one as freed, at their place', () => {
    expect(marksOf({ position, changed: [seven], removed: [six.id] }, [six])).toEqual([
      { id: seven.id, court: 3, startMinute: 1140, endMinute: 1200, kind: 'taken' },
      { id: six.id, court: 3, startMinute: 1080, endMinute: 1140, kind: 'freed' },
    ]);
  });

  it('marks nothing that is on screen already, or was never there', () => {
    expect(marksOf({ position, changed: [six], removed: ['unknown'] }, [six])).toEqual([]);
  });

  it('forgets that a time became free when somebody takes it', () => {
    const freed = marksOf({ position, changed: [], removed: [six.id] }, [six]);
    const again = { ...six, id: 'another' };
    expect(withNews(freed, marksOf({ position, changed: [again], removed: [] }, []))).toMatchObject([
      { id: 'another', kind: 'taken' },
    ]);
  });
});
