import * as v from 'valibot';
import {
  companyNameSchema,
  emailSchema,
  houseNumberSchema,
  languages,
  percentSchema,
  personNameSchema,
  phoneSchema,
  placeNameSchema,
  roles,
  zipTextSchema,
} from '@platzwart/contracts/core';
import { memberNumberSchema, missingNames } from '@platzwart/contracts/user';
import { countryField, fitsCountry } from '../../fields/addressSchema.ts';

/** Names of texts, not texts, because the language may change while the form is open. */
const issues = [
  ...(['firstNameMissing', 'lastNameMissing', 'emailMissing'] as const),
  ...([
    'name',
    'number',
    'email',
    'phone',
    'percent',
    'limit',
    'street',
    'houseNumber',
    'zip',
    'city',
    'companyName',
  ] as const),
];
export type UserIssue = (typeof issues)[number];

export const userIssueOf = (message: string | undefined): UserIssue | undefined =>
  issues.find((issue) => issue === message);

type Text = v.GenericSchema<string, string>;

/** An empty field is valid, any other value must match `schema`. */
const emptyOr = (schema: Text, issue: UserIssue) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => value === '' || v.is(schema, value), issue),
  );
const isPercent = (value: string): boolean => /^\d{1,3}$/.test(value) && v.is(percentSchema, Number(value));

/** Empty: the role's limit. */
const limit = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => value === '' || (/^\d{1,4}$/.test(value) && Number(value) <= max), 'limit'),
  );

const fields = v.object({
  userID: emptyOr(memberNumberSchema, 'number'),
  /** Both empty for a business without a person (decisions.md Q4). */
  firstName: emptyOr(personNameSchema, 'name'),
  lastName: emptyOr(personNameSchema, 'name'),
  companyName: emptyOr(companyNameSchema, 'companyName'),
  /** Empty for a child with a guardian (decisions.md N5). */
  email: emptyOr(emailSchema, 'email'),
  guardianID: v.string(),
  phone: emptyOr(phoneSchema, 'phone'),
  role: v.picklist(roles),
  discount: v.pipe(v.string(), v.trim(), v.check(isPercent, 'percent')),
  maxAdvanceDays: limit(1_000),
  maxOpenBookings: limit(1_000),
  maxMinutesPerDay: limit(1_440),
  maxParallel: limit(99),
  active: v.boolean(),
  language: v.picklist(languages),
  street: emptyOr(placeNameSchema, 'street'),
  houseNumber: emptyOr(houseNumberSchema, 'houseNumber'),
  zip: emptyOr(zipTextSchema, 'zip'),
  city: emptyOr(placeNameSchema, 'city'),
  country: countryField,
});

export type UserForm = v.InferOutput<typeof fields>;

export const limitFields = ['maxOpenBookings', 'maxMinutesPerDay', 'maxParallel', 'maxAdvanceDays'] as const;

type AddressField = 'street' | 'houseNumber' | 'zip' | 'city';
export const addressFields: readonly AddressField[] = ['street', 'houseNumber', 'zip', 'city'];

/** Empty where another line of the address is not. */
const isMissing = (form: UserForm, field: AddressField): boolean =>
  form[field] === '' && addressFields.some((each) => form[each] !== '');

const issuesOf = (form: UserForm): readonly (readonly [keyof UserForm, UserIssue])[] => {
  const missing = addressFields.filter((field) => isMissing(form, field));
  return [
    ...missingNames(form).map((field) => [field, `${field}Missing`] as const),
    ...(form.email === '' && form.guardianID === '' ? [['email', 'emailMissing'] as const] : []),
    ...missing.map((field) => [field, field] as const),
    ...(form.zip === '' || fitsCountry(form) ? [] : [['zip', 'zip'] as const]),
  ];
};

/** The server's own rules (decisions.md U1, Q4, Q5), shown at the field before anything is sent. */
export const userSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (!typed) return;
    for (const [key, message] of issuesOf(value))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
  }),
);
