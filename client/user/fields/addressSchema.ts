import * as v from 'valibot';
import { houseNumberSchema, placeNameSchema, zipSchema } from '@platzwart/contracts/core';
import { fieldUnder } from './fieldUnder.ts';

export const addressEntries = {
  street: fieldUnder(placeNameSchema, 'streetMissing'),
  houseNumber: fieldUnder(houseNumberSchema, 'houseNumberMissing'),
  zip: fieldUnder(zipSchema, 'zipInvalid'),
  city: fieldUnder(placeNameSchema, 'cityMissing'),
};

export const addressSchema = v.object(addressEntries);
