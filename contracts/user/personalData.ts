import * as v from 'valibot';
import { type DeepReadonly, languages } from '../core/index.ts';

export const postalAddressSchema = v.object({
  city: v.string(),
  houseNumber: v.string(),
  street: v.string(),
  zip: v.string(),
});
export type PostalAddress = Readonly<v.InferOutput<typeof postalAddressSchema>>;

/**
 * Personal data as it is stored: in the log only sealed with the person's own key, so that destroying the key erases it. The schemas for
 * input are narrower (userCommands.ts).
 */
export const keptPersonalDataSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  /** Lower case; null for a child without one. */
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  address: v.nullable(postalAddressSchema),
  language: v.picklist(languages),
});
export type PersonalData = DeepReadonly<v.InferOutput<typeof keptPersonalDataSchema>>;
