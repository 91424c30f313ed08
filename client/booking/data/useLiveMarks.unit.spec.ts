import { describe, expect, it } from 'vitest';
import { booked } from '../../courtPlan/plan/club.fixture.ts';
import { marksOf, mergeMarks } from './useLiveMarks.ts';

const six = booked('18:00', '19:00');
const seven = booked('19:00', '20:00');

describe('Marking live changes', () => {
  it('marks a new booking as taken and a removed one as freed, at their place', () => {
    expect(marksOf({ changed: [seven], removed: [six.id] }, [six])).toEqual([
      { id: seven.id, court: 3, startMinute: 1140, endMinute: 1200, kind: 'taken' },
      { id: six.id, court: 3, startMinute: 1080, endMinute: 1140, kind: 'freed' },
    ]);
  });

  it('marks nothing that is on screen already, or was never there', () => {
    expect(marksOf({ changed: [six], removed: ['unknown'] }, [six])).toEqual([]);
  });

  it('removes the mark of a freed time when it is booked again', () => {
    const freed = marksOf({ changed: [], removed: [six.id] }, [six]);
    const again = { ...six, id: 'another' };
    expect(mergeMarks(freed, marksOf({ changed: [again], removed: [] }, []))).toMatchObject([
      { id: 'another', kind: 'taken' },
    ]);
  });
});
