import { describe, expect, it } from 'vitest';
import { courtNameIn } from './courtName.ts';

describe('The name of a court', () => {
  it.each([
    ['Platz 4', ['Platz 4', 'Court 4']],
    ['Halle 1', ['Halle 1', 'Hall 1']],
    ['Box 2', ['Box 2', 'Court 2']],
    ['Center Court', ['Center Court', 'Center Court']],
    ['Platz 4a', ['Platz 4a', 'Platz 4a']],
    ['constructor 1', ['constructor 1', 'constructor 1']],
  ])('%s', (name, names) => {
    expect([courtNameIn(name, 'de'), courtNameIn(name, 'en')]).toEqual(names);
  });
});
