import * as v from 'valibot';
import { expect, it } from 'vitest';
import { nameKey } from './peopleSearch.ts';
import { personNameSchema } from './personInput.ts';

it('A name may have an apostrophe, which is stored as the plain one', () => {
  expect(["O'Neill", 'D’Angelo'].map((name) => v.parse(personNameSchema, name))).toEqual(["O'Neill", "D'Angelo"]);
  for (const name of ["'Neill", "''", 'O"Neill', 'O<Neill', '=Neill', 'O`Neill'])
    expect(v.is(personNameSchema, name), name).toBe(false);
});

it('A name with an apostrophe is sorted as without', () => {
  expect(nameKey({ lastName: "O'Neill", firstName: 'Ann' })).toBe(nameKey({ lastName: 'ONeill', firstName: 'Ann' }));
});
