import * as v from 'valibot';
import { type DeepReadonly, defaultCountry, languages } from '../core/index.ts';

export const postalAddressSchema = v.object({
  city: v.string(),
  houseNumber: v.string(),
  street: v.string(),
  zip: v.string(),
  /** ISO 3166-1. Null: not known; addresses from before it was asked for are in Germany (decisions.md Q5). */
  country: v.optional(v.nullable(v.string()), defaultCountry),
});
export type PostalAddress = Readonly<v.InferOutput<typeof postalAddressSchema>>;

/**
 * Personal data as it is stored: in the log only sealed with the person's own key, so that destroying the key erases it. The schemas for
 * input are narrower (userCommands.ts).
 */
export const keptPersonalDataSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  /** Of a business; without a person, both names are empty (decisions.md Q4). */
  companyName: v.optional(v.nullable(v.string()), null),
  /** Lower case; null for a child without one. */
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  address: v.nullable(postalAddressSchema),
  language: v.picklist(languages),
});
export type PersonalData = DeepReadonly<v.InferOutput<typeof keptPersonalDataSchema>>;

type Names = Pick<PersonalData, 'firstName' | 'lastName' | 'companyName'>;

/** A business without a person is shown by its own name, wherever a last name is. */
export const withShownName = <Named extends Names>(named: Named): Named =>
  named.firstName === '' && named.lastName === '' ? { ...named, lastName: named.companyName ?? '' } : named;
