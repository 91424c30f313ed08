import type { PersonalData } from '@platzwart/contracts/user';
import { languages } from '@platzwart/contracts/core';
import * as v from 'valibot';

export const addressSchema = v.object({
  city: v.string(),
  houseNumber: v.string(),
  street: v.string(),
  zip: v.string(),
});

const personalDataSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  address: v.nullable(addressSchema),
  language: v.picklist(languages),
});

/** What was in the seal; null for an erased person. Throws, without quoting it, on anything else. */
export const parsePersonalData = (opened: unknown): PersonalData | null => {
  if (opened === null) return null;
  const parsed = v.safeParse(personalDataSchema, opened);
  if (!parsed.success)
    throw new Error(`the sealed ${parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')} is not valid`);
  return parsed.output;
};
