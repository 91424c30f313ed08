import { registerPersonSchema } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const kaethe = {
  personId: 'a0000000-0000-4000-8000-000000000001',
  memberNumber: '1001',
  role: 'MEMBER',
  person: {
    firstName: 'Käthe',
    lastName: 'Groß-Müller',
    email: 'kaethe@platzwart.example',
    phone: '+49 (1234) 56-78/9',
    address: {
      city: 'Bad Musterstadt',
      houseNumber: '12 a',
      street: 'Straße des 17. Juni',
      zip: '01234',
      country: 'DE',
    },
    language: 'de',
  },
  discount: 0,
  verified: true,
  active: true,
  password: 'platzwart',
};
const person = (differing: object) => ({ ...kaethe, person: { ...kaethe.person, ...differing } });
const address = (differing: object) => person({ address: { ...kaethe.person.address, ...differing } });

const pathsOf = (input: unknown): readonly (string | null)[] =>
  (v.safeParse(registerPersonSchema, input).issues ?? []).map((issue) => v.getDotPath(issue));

describe('The data of a person to be registered', () => {
  it.each([
    ['letters of any alphabet', person({ firstName: 'Žofia', lastName: 'Παπαδόπουλος' })],
    ['a composed umlaut that arrives in two parts', person({ firstName: 'Ju\u0308rgen' })],
    ['fifty letters', person({ lastName: 'a'.repeat(50) })],
    ['the greatest member number', { ...kaethe, memberNumber: '999999999' }],
    ['a password of 128 emoji', { ...kaethe, password: '🎾'.repeat(128) }],
    ['one letter', person({ firstName: 'A' })],
    ['an address abroad', address({ zip: '1010', country: 'AT' })],
    ['an address abroad without a country', address({ zip: '3583 AB', country: null })],
    ['a business with a person', person({ companyName: 'Müller & Söhne GmbH' })],
    ['a business without a person', person({ firstName: '', lastName: '', companyName: '3D Druck GmbH' })],
    ['nothing but what is needed', { ...person({ phone: null, address: null }), password: null }],
  ])('may contain %s', (_, input) => {
    expect(pathsOf(input)).toEqual([]);
  });

  it.each([
    ['no first name', person({ firstName: ' ' }), 'person.firstName'],
    ['no last name', person({ lastName: '' }), 'person.lastName'],
    ['a business without a name', person({ companyName: '' }), 'person.companyName'],
    ['51 letters', person({ lastName: 'a'.repeat(51) }), 'person.lastName'],
    ['digits in a name', person({ lastName: 'Meier2' }), 'person.lastName'],
    [
      'a name of two lines, as a header of a letter begins',
      person({ lastName: 'Meier\r\nBcc: evil@evil.example' }),
      'person.lastName',
    ],
    ['a hyphen in front', person({ lastName: '-Meier' }), 'person.lastName'],
    ['an e-mail without a host', person({ email: 'kaethe' }), 'person.email'],
    ['a phone number of three', person({ phone: '123' }), 'person.phone'],
    ['letters in a phone number', person({ phone: '0800-TENNIS' }), 'person.phone'],
    ['a German zip of four digits', address({ zip: '1234' }), 'person.address.zip'],
    ['an Austrian zip of five', address({ zip: '12345', country: 'AT' }), 'person.address.zip'],
    ['a country that there is not', address({ country: 'XX' }), 'person.address.country'],
    ['a house number of eleven characters', address({ houseNumber: '12345678901' }), 'person.address.houseNumber'],
    ['a member number with a leading zero', { ...kaethe, memberNumber: '01001' }, 'memberNumber'],
    ['a member number of ten digits', { ...kaethe, memberNumber: '1234567890' }, 'memberNumber'],
    ['a discount above 100', { ...kaethe, discount: 101 }, 'discount'],
    ['a password of seven', { ...kaethe, password: '1234567' }, 'password'],
    ['a password of 129', { ...kaethe, password: 'x'.repeat(129) }, 'password'],
    ['a password of 129 emoji', { ...kaethe, password: '🎾'.repeat(129) }, 'password'],
    ['the e-mail as password', { ...kaethe, password: 'Kaethe@platzwart.example' }, 'password'],
    ['the name as password', { ...kaethe, password: 'käthe groß-müller' }, 'password'],
  ])('may not contain %s', (_, input, path) => {
    expect(pathsOf(input)).toEqual([path]);
  });

  it('are stored with the e-mail in lower case and names trimmed', () => {
    const output = v.parse(registerPersonSchema, person({ email: ' Kaethe@Platzwart.example ', firstName: ' Käthe ' }));
    expect(output.person).toMatchObject({ email: 'kaethe@platzwart.example', firstName: 'Käthe' });
  });

  it.each([
    [
      { zip: 'A-1010', country: null },
      { zip: '1010', country: 'AT' },
    ],
    [
      { zip: '01067', country: undefined },
      { zip: '01067', country: 'DE' },
    ],
    [
      { zip: '1010', country: undefined },
      { zip: '1010', country: null },
    ],
    [
      { zip: '6291 he', country: 'nl' },
      { zip: '6291 HE', country: 'NL' },
    ],
  ])('are stored with the country of the postal code: %j as %j', (typed, stored) => {
    expect(v.parse(registerPersonSchema, address(typed)).person.address).toMatchObject(stored);
  });
});
