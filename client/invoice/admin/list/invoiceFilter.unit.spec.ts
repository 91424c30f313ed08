import { describe, expect, it } from 'vitest';
import { invoiceFilterOf, paramsOf } from './invoiceFilter.ts';

const read = (query: string) => invoiceFilterOf(new URLSearchParams(query));

describe('The filter of the list of invoices', () => {
  it('is in the address', () => {
    const query = 'q=anna&state=OVERDUE&year=2026&month=4&sort=-AMOUNT&page=2';
    expect(paramsOf(read(query)).toString()).toBe(query);
  });

  it('shows all, the newest first, where the address says nothing it knows', () => {
    expect(read('page=0&month=4&state=x&sort=-x&year=1')).toEqual({
      ...{ search: '', state: null, year: null, month: null, sort: 'NUMBER', descending: true, page: 1 },
    });
    expect(paramsOf(read('page=0&month=13')).toString()).toBe('');
  });

  it.each([
    ['sort=NUMBER', { sort: 'NUMBER', descending: false }],
    ['sort=PERSON', { sort: 'PERSON', descending: false }],
    ['sort=-DUE', { sort: 'DUE', descending: true }],
  ])('has for “%s” the order %j', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
    expect(paramsOf(read(query)).toString()).toBe(query);
  });
});
