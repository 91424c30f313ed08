import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ContactForm, contactOf, contactSchema } from './contactSchema.ts';

const anna: ContactForm = {
  phone: '0171 2345678',
  language: 'de',
  street: 'Am Sandplatz',
  houseNumber: '3 a',
  zip: '80331',
  city: 'Musterstadt',
  country: 'DE',
};
const nowhere = { street: '', houseNumber: ' ', zip: '', city: '' };

const problems = (typed: ContactForm): readonly string[] =>
  (v.safeParse(contactSchema, typed).issues ?? []).map(
    ({ message, path = [] }) => `${path.map(({ key }) => String(key)).join('.')}: ${message}`,
  );

describe('The contact data of a person', () => {
  it('may be complete', () => {
    expect(problems(anna)).toEqual([]);
    expect(contactOf(anna).address).toEqual({
      street: 'Am Sandplatz',
      houseNumber: '3 a',
      zip: '80331',
      city: 'Musterstadt',
      country: 'DE',
    });
  });

  it('may be empty', () => {
    expect(problems({ ...anna, ...nowhere, phone: '' })).toEqual([]);
    expect(contactOf({ ...anna, ...nowhere, phone: '' })).toEqual({ phone: null, language: 'de', address: null });
  });

  it('may not be half an address', () => {
    expect(problems({ ...anna, ...nowhere, city: 'Musterstadt' })).toEqual([
      'street: streetMissing',
      'houseNumber: houseNumberMissing',
      'zip: zipInvalid',
    ]);
  });

  it('may be abroad, with a postal code of that country', () => {
    const vienna: ContactForm = { ...anna, zip: 'A-1010', city: 'Wien', country: 'AT' };
    expect(problems(vienna)).toEqual([]);
    expect(contactOf(vienna).address).toMatchObject({ zip: 'A-1010', country: 'AT' });
    expect(problems({ ...vienna, country: 'DE' })).toEqual(['zip: zipInvalid']);
    expect(problems({ ...anna, zip: '1010', country: '' })).toEqual([]);
    expect(contactOf({ ...anna, zip: '1010', country: '' }).address).toMatchObject({ country: null });
  });

  it('refuse a telephone number that cannot be dialled', () => {
    expect(problems({ ...anna, phone: 'ruf mich an' })).toEqual(['phone: phoneInvalid']);
  });
});
