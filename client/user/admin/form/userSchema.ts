import * as v from 'valibot';
import {
  emailSchema,
  houseNumberSchema,
  languages,
  percentSchema,
  phoneSchema,
  placeNameSchema,
  roles,
  zipSchema,
} from '@platzwart/contracts/core';
import { memberNumberSchema, personNameSchema } from '@platzwart/contracts/user';

/** Names of texts, not texts, because the language may change while the form is open. */
const issues = [
  ...(['firstNameMissing', 'lastNameMissing', 'emailMissing'] as const),
  ...(['name', 'number', 'email', 'phone', 'percent', 'limit', 'street', 'houseNumber', 'zip', 'city'] as const),
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
const filled = (schema: Text, missing: UserIssue, issue: UserIssue) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
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
  firstName: filled(personNameSchema, 'firstNameMissing', 'name'),
  lastName: filled(personNameSchema, 'lastNameMissing', 'name'),
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
  zip: emptyOr(zipSchema, 'zip'),
  city: emptyOr(placeNameSchema, 'city'),
});

export type UserForm = v.InferOutput<typeof fields>;

export const limitFields = ['maxOpenBookings', 'maxMinutesPerDay', 'maxParallel', 'maxAdvanceDays'] as const;

type AddressField = 'street' | 'houseNumber' | 'zip' | 'city';
export const addressFields: readonly AddressField[] = ['street', 'houseNumber', 'zip', 'city'];

/** Empty where another line of the address is not. */
const isMissing = (form: UserForm, field: AddressField): boolean =>
  form[field] === '' && addressFields.some((each) => form[each] !== '');

/** The server's own rules (decisions.md U1, U14, U15), shown at the field before anything is sent. */
export const userSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    if (!typed) return;
    if (value.email === '' && value.guardianID === '')
      addIssue({
        message: 'emailMissing',
        path: [{ type: 'object', origin: 'value', input: value, key: 'email', value: value.email }],
      });
    for (const key of addressFields.filter((field) => isMissing(value, field)))
      addIssue({
        message: key,
        path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
      });
  }),
);
