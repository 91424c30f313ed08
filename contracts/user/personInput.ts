import * as v from 'valibot';
import {
  companyNameSchema,
  countrySchema,
  emailSchema,
  houseNumberSchema,
  languages,
  personNameSchema,
  phoneSchema,
  placeNameSchema,
  postalCode,
  zipTextSchema,
} from '../core/index.ts';

const addressFields = v.object({
  ...{ city: placeNameSchema, houseNumber: houseNumberSchema, street: placeNameSchema, zip: zipTextSchema },
  /** ISO 3166-1; missing or null: the postal code says it. */
  country: v.optional(v.nullable(countrySchema), null),
});

/** A postal address; refused with `zip` where the postal code has not the form of the country (decisions.md Q5, `postalCode`). */
export const addressSchema = v.pipe(
  addressFields,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const code = postalCode(value.zip, value.country);
    if (code !== null) return { ...value, ...code };
    const path = { type: 'object', origin: 'value', input: { ...value }, key: 'zip', value: value.zip } as const;
    addIssue({ message: 'a postal code of the country', path: [path] });
    return NEVER;
  }),
);

/** Empty where a business has no person. */
const nameOrNone = v.union([v.pipe(v.string(), v.trim(), v.literal('')), personNameSchema]);

type Names = Readonly<{ firstName: string; lastName: string; companyName?: string | null | undefined }>;

/** The names that are missing: a person has both, a business may have none (decisions.md Q4). */
export const missingNames = ({ firstName, lastName, companyName }: Names): readonly ('firstName' | 'lastName')[] => {
  if (companyName) return [];
  return [...(firstName === '' ? (['firstName'] as const) : []), ...(lastName === '' ? (['lastName'] as const) : [])];
};

const personFields = v.object({
  ...{ firstName: nameOrNone, lastName: nameOrNone },
  /** Of a business, beside or instead of a person (decisions.md Q4). */
  companyName: v.optional(v.nullable(companyNameSchema)),
  /** Null for a child, whose guardian gets the e-mails (decisions.md N5). */
  email: v.nullable(emailSchema),
  phone: v.nullable(phoneSchema),
  address: v.nullable(addressSchema),
  language: v.picklist(languages),
});

export const personalDataSchema = v.pipe(
  personFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const key of missingNames(input))
      addIssue({ message: 'a name', path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  }),
);

/** Of somebody who registers on their own: a person, who gets their own e-mails. */
export const addressedPersonSchema = v.object({
  ...personFields.entries,
  ...{ firstName: personNameSchema, lastName: personNameSchema, email: emailSchema },
});

/** What of it can be changed; a missing field stays as it is. */
export const personChangeEntries = {
  ...{ firstName: nameOrNone, lastName: nameOrNone, companyName: v.nullable(companyNameSchema), email: emailSchema },
  ...{ phone: v.nullable(phoneSchema), address: v.nullable(addressSchema), language: v.picklist(languages) },
};
