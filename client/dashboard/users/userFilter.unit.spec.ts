import { describe, expect, it } from 'vitest';
import { filterOf, firstFilter, isNarrowed, paramsOf } from './userFilter.ts';

describe('The list of accounts in the address', () => {
  it('says nothing where the list is as it begins', () => {
    expect(paramsOf(firstFilter).toString()).toBe('');
    expect(filterOf(new URLSearchParams())).toEqual(firstFilter);
  });

  it('says everything else, and is read again as it was', () => {
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
    'makes nothing of %s',
    (query) => {
      expect(filterOf(new URLSearchParams(query))).toEqual(firstFilter);
    },
  );

  it('is narrowed by a search and by filters, not by order and page', () => {
    expect(isNarrowed({ ...firstFilter, sort: 'ROLE', descending: true, page: 2 })).toBe(false);
    expect(isNarrowed({ ...firstFilter, search: 'a' })).toBe(true);
    expect(isNarrowed({ ...firstFilter, role: 'GUEST' })).toBe(true);
    expect(isNarrowed({ ...firstFilter, state: 'ACTIVE' })).toBe(true);
  });
});
