import { describe, expect, it } from 'vitest';
import { sportNameOf } from './sportName.ts';

describe('The name of a sport', () => {
  it.each([
    ['TENNIS', { de: 'Tennis draußen', en: 'Outdoor tennis' }, ['Tennis draußen', 'Outdoor tennis']],
    ['HALL', null, ['Halle', 'Indoor hall']],
    ['TABLE_TENNIS', null, ['Table tennis', 'Table tennis']],
  ])('%s', (sport, labels, names) => {
    expect([sportNameOf({ sport, labels }, 'de'), sportNameOf({ sport, labels }, 'en')]).toEqual(names);
  });
});
