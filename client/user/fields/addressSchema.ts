import * as v from 'valibot';
import {
  countryCodes,
  defaultCountry,
  houseNumberSchema,
  isPostalCode,
  placeNameSchema,
  zipTextSchema,
} from '@platzwart/contracts/core';
import { issueMessage } from '../auth/fieldIssues.ts';
import { textFieldSchema } from './textFieldSchema.ts';

/** Empty: not known. */
export const countryField = v.picklist(['', ...countryCodes]);
type TypedCountry = v.InferOutput<typeof countryField>;

/** The country of a stored address, as the form shows it; new addresses are in Germany. */
export const typedCountry = (
  address: Readonly<{ country?: string | null | undefined }> | null | undefined,
): TypedCountry => (address ? v.parse(v.fallback(countryField, ''), address.country ?? '') : defaultCountry);

export const addressEntries = {
  street: textFieldSchema(placeNameSchema, 'streetMissing'),
  houseNumber: textFieldSchema(houseNumberSchema, 'houseNumberMissing'),
  zip: textFieldSchema(zipTextSchema, 'zipInvalid'),
  city: textFieldSchema(placeNameSchema, 'cityMissing'),
  country: countryField,
};

type Coded = Readonly<{ zip: string; country: TypedCountry }>;

/** Whether the postal code has the form of the country (decisions.md Q5). */
export const fitsCountry = ({ zip, country }: Coded): boolean => isPostalCode(zip, country === '' ? null : country);
export const postalCodePaths = [['zip'], ['country']] as const;

export const addressSchema = v.pipe(
  v.object(addressEntries),
  v.forward(
    v.partialCheck(postalCodePaths, (typed) => fitsCountry(typed), issueMessage('zipInvalid')),
    ['zip'],
  ),
);

type Address = v.InferOutput<typeof addressSchema>;

/** The input of the server; a country that is not known is left to the postal code. */
export const addressInput = ({ street, houseNumber, zip, city, country }: Address) => ({
  ...{ street, houseNumber, zip, city },
  country: country === '' ? null : country,
});
