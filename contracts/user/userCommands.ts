import * as v from 'valibot';
import {
  emailSchema,
  houseNumberSchema,
  percentSchema,
  personIdSchema,
  phoneSchema,
  placeNameSchema,
  roles,
  zipSchema,
} from '../core/index.ts';
import { languages } from './userEvents.ts';

/** product.md §5, decisions.md U14: letters of any alphabet, hyphens, spaces. */
const personNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.minLength(2),
  v.maxLength(50),
  v.regex(/^\p{L}[\p{L}\p{M} -]*$/u),
);

/** decisions.md U1: one to nine digits, at least 1, no leading zero. */
export const memberNumberSchema = v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,8}$/));

/** product.md §5, decisions.md U15. */
export const passwordSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

export const personalDataSchema = v.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  phone: v.nullable(phoneSchema),
  address: v.nullable(
    v.object({ city: placeNameSchema, houseNumber: houseNumberSchema, street: placeNameSchema, zip: zipSchema }),
  ),
  language: v.picklist(languages),
});

const normalised = (value: string): string => value.normalize('NFC').toLowerCase();

/** decisions.md U15: a password is neither the name nor the e-mail. */
const isOwnName = (
  password: string,
  { firstName, lastName, email }: v.InferOutput<typeof personalDataSchema>,
): boolean => [firstName, lastName, `${firstName} ${lastName}`, email].map(normalised).includes(normalised(password));

export const registerPersonSchema = v.pipe(
  v.object({
    personId: personIdSchema,
    memberNumber: memberNumberSchema,
    role: v.picklist(roles),
    person: personalDataSchema,
    discount: percentSchema,
    verified: v.boolean(),
    active: v.boolean(),
    /** Null: the person has no password yet. */
    password: v.nullable(passwordSchema),
  }),
  v.forward(
    v.check(({ password, person }) => password === null || !isOwnName(password, person)),
    ['password'],
  ),
);

/** As it reaches the command-service: still with the plain data, which never gets further than its API layer. */
export type RegisterPerson = Readonly<{ type: 'RegisterPerson'; data: v.InferOutput<typeof registerPersonSchema> }>;
