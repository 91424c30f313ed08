import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bicSchema, ibanSchema } from '../core/index.ts';
import { taxNumberSchema } from './billing.ts';

describe('The account of the club', () => {
  it('may be written with spaces and in lower case', () => {
    expect(v.parse(ibanSchema, ' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000');
    expect(v.parse(bicSchema, 'cobadeff xxx')).toBe('COBADEFFXXX');
  });

  it.each(['DE88370400440532013000', 'DE8937040044053201300', 'DE', '', 'Konto 123', 'DE89\ud83d'])(
    'is not %s',
    (iban) => {
      expect(v.is(ibanSchema, iban)).toBe(false);
    },
  );

  it.each(['12/345/67890', '133/8150/8159', '21815008150'])('has a tax number like %s', (number) => {
    expect(v.is(taxNumberSchema, number)).toBe(true);
  });

  it.each(['DE123456789', '12', ''])('has no tax number like %s', (number) => {
    expect(v.is(taxNumberSchema, number)).toBe(false);
  });
});
