import * as v from 'valibot';
import {
  emailSchema,
  houseNumberSchema,
  languages,
  lineSchema,
  phoneSchema,
  placeNameSchema,
  zipSchema,
} from '../core/index.ts';

/** product.md §5, decisions.md U14, N4: letters of any alphabet, hyphens, spaces, and apostrophes, typographic ones as plain ones. */
export const personNameSchema = v.pipe(
  lineSchema,
  v.normalize('NFC'),
  v.transform((name) => name.replaceAll('’', "'")),
  v.minLength(2),
  v.maxLength(50),
  v.regex(/^\p{L}[\p{L}\p{M}' -]*$/u),
);

export const personalDataSchema = v.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  /** Null for a child, whose guardian gets the e-mails (decisions.md N5). */
  email: v.nullable(emailSchema),
  phone: v.nullable(phoneSchema),
  address: v.nullable(
    v.object({ city: placeNameSchema, houseNumber: houseNumberSchema, street: placeNameSchema, zip: zipSchema }),
  ),
  language: v.picklist(languages),
});

/** Of somebody who gets their own e-mails. */
export const addressedPersonSchema = v.object({ ...personalDataSchema.entries, email: emailSchema });
