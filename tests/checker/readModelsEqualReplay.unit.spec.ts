import { describe, expect, it } from 'vitest';
import { checkReadModelsEqualReplay } from './readModelsEqualReplay.ts';

const people = { table: 'people.people', rows: ['(anna)', '(ben)'] };
const plan = { table: 'bookings.bookings', rows: ['(a,BOOKED)', '(b,CANCELED)'] };

const violationsOf = (...evidence: Parameters<typeof checkReadModelsEqualReplay>) =>
  checkReadModelsEqualReplay(...evidence).violations;

describe('INV3, read models equal a replay', () => {
  it('passes where every row of every table is the same', () => {
    const evidence = { served: [plan, people], replayed: [people, plan] };
    expect(checkReadModelsEqualReplay(evidence)).toEqual({ examined: 4, violations: [] });
  });

  it('fails, and names a row, where one is lost, invented, changed or there twice', () => {
    const red = (rows: readonly string[]) =>
      violationsOf({ served: [{ ...plan, rows }, people], replayed: [plan, people] });
    expect(red(['(a,BOOKED)'])).toEqual([expect.stringContaining('(b,CANCELED)')]);
    expect(red([...plan.rows, '(c,BOOKED)'])).toEqual([expect.stringContaining('(c,BOOKED)')]);
    expect(red(['(a,BOOKED)', '(b,BOOKED)'])).toEqual([expect.stringContaining('(b,BOOKED)')]);
    expect(red([...plan.rows, '(b,CANCELED)'])).toHaveLength(1);
  });

  it('fails where a table is only on one side', () => {
    expect(violationsOf({ served: [people], replayed: [people, plan] })).toHaveLength(1);
    expect(violationsOf({ served: [people, plan], replayed: [people] })).toHaveLength(1);
  });
});
