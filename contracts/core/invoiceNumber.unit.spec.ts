import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { invoiceNumber, invoiceNumberSchema } from './invoiceNumber.ts';

describe('The number of an invoice', () => {
  it.each([
    [1, '2026-00001'],
    [99_999, '2026-99999'],
  ])('%i of 2026 is %s', (count, number) => {
    expect(invoiceNumber(2026, count)).toBe(number);
  });

  it.each([0, -1, 1.5, 100_000])('is not made of %d', (count) => {
    expect(() => invoiceNumber(2026, count)).toThrow('an invoice number, YYYY-NNNNN');
  });

  it.each(['2026-0001', '26-00001', '2026-00000', ' 2026-00001', '2026-000011', 202_600_001, null])(
    'is not %j',
    (value) => {
      expect(v.is(invoiceNumberSchema, value)).toBe(false);
    },
  );
});
