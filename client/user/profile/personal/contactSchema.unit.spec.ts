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

  it('refuse a telephone number that cannot be dialled', () => {
    expect(problems({ ...anna, phone: 'ruf mich an' })).toEqual(['phone: phoneInvalid']);
  });
});
