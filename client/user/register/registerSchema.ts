import * as v from 'valibot';
import { phoneSchema } from '@platzwart/contracts/core';
import { personalDataSchema } from '@platzwart/contracts/user';
import { type Issue, says } from '../auth/issue.ts';
import { addressEntries } from '../fields/addressSchema.ts';
import { fieldUnder } from '../fields/fieldUnder.ts';
import { emailField } from '../mail/mailSchema.ts';
import { isOwnWord, newPasswordEntries, ownWordsOf, sameTwice } from '../password/passwordSchema.ts';

const nameField = (missing: Issue, rule: v.GenericSchema<string, string>) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(says(missing)), fieldUnder(rule, 'nameInvalid'));

const { firstName, lastName } = personalDataSchema.entries;

export const registerSchema = v.pipe(
  v.object({
    firstName: nameField('firstNameMissing', firstName),
    lastName: nameField('lastNameMissing', lastName),
    email: emailField,
    phone: fieldUnder(phoneSchema, 'phoneInvalid'),
    ...addressEntries,
    ...newPasswordEntries,
    privacy: v.pipe(v.boolean(), v.literal(true, says('privacyMissing'))),
  }),
  v.forward(
    v.check((typed) => sameTwice(typed), says('passwordsDiffer')),
    ['confirmation'],
  ),
  v.forward(
    v.check((typed) => !isOwnWord(typed.password, ownWordsOf(typed)), says('passwordOwn')),
    ['password'],
  ),
);
/** As typed: the box for the privacy notice may still be empty. */
export type RegisterForm = v.InferInput<typeof registerSchema>;
export type Registration = v.InferOutput<typeof registerSchema>;
