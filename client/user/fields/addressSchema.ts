import * as v from 'valibot';
import { houseNumberSchema, placeNameSchema, zipSchema } from '@platzwart/contracts/core';
import { textFieldSchema } from './textFieldSchema.ts';

export const addressEntries = {
  street: textFieldSchema(placeNameSchema, 'streetMissing'),
  houseNumber: textFieldSchema(houseNumberSchema, 'houseNumberMissing'),
  zip: textFieldSchema(zipSchema, 'zipInvalid'),
  city: textFieldSchema(placeNameSchema, 'cityMissing'),
};

export const addressSchema = v.object(addressEntries);
