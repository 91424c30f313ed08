import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from './countries.ts';
import { postalCode } from './postalCodes.ts';

const real: Partial<Record<CountryCode, readonly string[]>> = {
  ...{
    DE: ['01067', '10115', '99998'],
    AT: ['1010', '6020', '9992'],
    CH: ['8001', '1200'],
    LI: ['9490'],
    LU: ['1009'],
  },
  ...{
    NL: ['3583 AB', '3583AB', '6291 HE'],
    BE: ['1000'],
    FR: ['75001', '97400'],
    IT: ['00118'],
    ES: ['28013'],
    PT: ['1000-001'],
  },
  ...{
    GB: ['SW1A 1AA', 'M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'EC1A 1BB', 'L1 8JQ', 'SE1 7PB'],
    IE: ['D02 AF30', 'D6W F6X2'],
  },
  ...{
    DK: ['2100'],
    SE: ['111 20', '11120'],
    NO: ['0150'],
    FI: ['00100'],
    IS: ['101'],
    PL: ['00-950'],
    CZ: ['110 00'],
  },
  ...{
    SK: ['811 02'],
    HU: ['1051'],
    SI: ['1000'],
    HR: ['10000'],
    RO: ['010011'],
    BG: ['1000'],
    GR: ['104 31'],
    CY: ['1010'],
  },
  ...{ MT: ['VLT 1117', 'VLT1117'], EE: ['10111'], LV: ['LV-1050', '1050'], LT: ['LT-01100', '01100'], TR: ['34000'] },
  ...{
    UA: ['01001'],
    RU: ['101000'],
    RS: ['11000'],
    BA: ['71000'],
    AL: ['1001'],
    MD: ['MD-2001'],
    AD: ['AD500'],
    MC: ['98000'],
  },
  ...{
    US: ['20500', '10001-1234'],
    CA: ['K1A 0B1'],
    AU: ['2000'],
    NZ: ['6011'],
    JP: ['100-0001'],
    IN: ['110 001', '110001'],
  },
  ...{ CN: ['100000'], BR: ['01001-000'], KR: ['03051'], ZA: ['0001'], IL: ['9414001'] },
  // The form is unknown, or there are no codes.
  ...{ AE: [''], HK: [''], EG: ['11511'], KE: ['00100'], PE: ['LIMA 15'] },
};
const rows = Object.entries(real).flatMap(([country, codes]) => codes.map((code) => [country, code] as const));
const country = (code: string): CountryCode => {
  const found = countryCodes.find((each) => each === code);
  if (found === undefined) throw new Error(`${code} is no country`);
  return found;
};

describe('A postal code', () => {
  it.each(rows)('of %s may be %j', (code, zip) => {
    expect(postalCode(zip, country(code))?.country).toBe(code);
  });

  it.each([
    ['DE', '1010'],
    ['DE', '123456'],
    ['DE', '1234a'],
    ['DE', ''],
    ['DE', 'A-1010'],
    ['AT', '10115'],
    ['AT', 'D-10115'],
    ['CH', '80011'],
    ['NL', '3583'],
    ['GB', '12345'],
    ['PL', '0-0950'],
    ['US', '2050'],
    ['CA', '12345'],
  ])('of %s is never %j', (code, zip) => {
    expect(postalCode(zip, country(code))).toBeNull();
  });

  it.each([
    ['12345', '12345', 'DE'],
    ['D-01067', '01067', 'DE'],
    ['DE 01067', '01067', 'DE'],
    ['A-1010', '1010', 'AT'],
    ['A – 1010', '1010', 'AT'],
    ['at-1010', '1010', 'AT'],
    ['CH-8001', '8001', 'CH'],
    ['L-1009', '1009', 'LU'],
    ['FL-9490', '9490', 'LI'],
    ['F-75001', '75001', 'FR'],
    ['3583 ab', '3583 AB', 'NL'],
    ['sw1a 1aa', 'SW1A 1AA', 'GB'],
    ['1010', '1010', null],
    ['6020', '6020', null],
    ['101000', '101000', null],
  ])('%s without a country is %s of %s', (typed, zip, of) => {
    expect(postalCode(typed, null)).toEqual({ zip, country: of });
  });

  it.each(['', '1', '12', 'abc', '1234567890', 'Ort', '12 34', 'A-10', '<b>', '12345 Berlin'])(
    'of no country is %j',
    (typed) => {
      expect(postalCode(typed, null)).toBeNull();
    },
  );

  it('with the sign of its country is the one without', () => {
    expect(postalCode('A-1010', 'AT')).toEqual({ zip: '1010', country: 'AT' });
    expect(postalCode('AD500', 'AD')).toEqual({ zip: 'AD500', country: 'AD' });
  });
});
