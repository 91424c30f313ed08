import { describe, expect, it } from 'vitest';
import { filterOf, firstFilter, isNarrowed, paramsOf } from './userFilter.ts';

describe('The filter of accounts in the address', () => {
  it('is empty for the default list', () => {
    expect(paramsOf(firstFilter).toString()).toBe('');
    expect(filterOf(new URLSearchParams())).toEqual(firstFilter);
  });

  it('contains everything else, and is parsed back unchanged', () => {
    const filter = {
      search: 'Müller & Söhne',
      role: 'TRAINER',
      state: 'UNVERIFIED',
      sort: 'ROLE',
      descending: true,
      page: 3,
    } as const;
    expect(filterOf(paramsOf(filter))).toEqual(filter);
  });

  it.each(['role=KING', 'state=gone', 'sort=age', 'order=sideways', 'page=0', 'page=-1', 'page=1.5', 'page=x'])(
    'ignores %s',
    (query) => {
      expect(filterOf(new URLSearchParams(query))).toEqual(firstFilter);
    },
  );

  it('is active with a search or a filter, not with order and page', () => {
    expect(isNarrowed({ ...firstFilter, sort: 'ROLE', descending: true, page: 2 })).toBe(false);
    expect(isNarrowed({ ...firstFilter, search: 'a' })).toBe(true);
    expect(isNarrowed({ ...firstFilter, role: 'GUEST' })).toBe(true);
    expect(isNarrowed({ ...firstFilter, state: 'ACTIVE' })).toBe(true);
  });
});
