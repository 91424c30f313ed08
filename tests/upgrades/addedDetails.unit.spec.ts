import { expect, it } from 'vitest';
import { withoutAddedDetails } from './addedDetails.ts';

const entryWith = (details: unknown) => ({
  clubLog: { entries: [{ action: 'VoucherOrdered', details: JSON.stringify(details) }] },
});

it('Members that later releases have added to an event make no other history', () => {
  const before = entryWith({ price: 9500, personId: 'anna' });
  expect(withoutAddedDetails(before, entryWith({ personId: 'anna', usableFrom: null, price: 9500 }))).toEqual(before);
});

it('Members that have changed or gone do', () => {
  const before = entryWith({ price: 9500, personId: 'anna' });
  expect(withoutAddedDetails(before, entryWith({ price: 9000, personId: 'anna' }))).not.toEqual(before);
  expect(withoutAddedDetails(before, entryWith({ price: 9500 }))).not.toEqual(before);
});

it('Everything else is compared as it is', () => {
  expect(withoutAddedDetails({ total: 1, entries: [] }, { total: 2, entries: [{ details: '{}' }] })).toEqual({
    total: 2,
    entries: [{ details: '{}' }],
  });
});
