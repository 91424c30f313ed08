import * as v from 'valibot';
import { phoneSchema } from '@platzwart/contracts/core';
import { personalDataSchema } from '@platzwart/contracts/user';
import { type Issue, issueMessage } from '../auth/fieldIssues.ts';
import { addressEntries, fitsCountry, postalCodePaths } from '../fields/addressSchema.ts';
import { textFieldSchema } from '../fields/textFieldSchema.ts';
import { emailField } from '../mail/mailSchema.ts';
import {
  isPersonalWord,
  newPasswordEntries,
  personalWordsOf,
  passwordsMatch,
  newPasswordPaths,
} from '../password/passwordSchema.ts';

const nameField = (missing: Issue, rule: v.GenericSchema<string, string>) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(issueMessage(missing)), textFieldSchema(rule, 'nameInvalid'));

const { firstName, lastName } = personalDataSchema.entries;

export const registerSchema = v.pipe(
  v.object({
    firstName: nameField('firstNameMissing', firstName),
    lastName: nameField('lastNameMissing', lastName),
    email: emailField,
    phone: textFieldSchema(phoneSchema, 'phoneInvalid'),
    ...addressEntries,
    ...newPasswordEntries,
    privacy: v.pipe(v.boolean(), v.literal(true, issueMessage('privacyMissing'))),
  }),
  v.forward(
    v.partialCheck(postalCodePaths, (typed) => fitsCountry(typed), issueMessage('zipInvalid')),
    ['zip'],
  ),
  v.forward(
    v.partialCheck(newPasswordPaths, (typed) => passwordsMatch(typed), issueMessage('passwordsDiffer')),
    ['confirmation'],
  ),
  v.forward(
    v.partialCheck(
      [['password'], ['firstName'], ['lastName'], ['email']],
      (typed) => !isPersonalWord(typed.password, personalWordsOf(typed)),
      issueMessage('passwordOwn'),
    ),
    ['password'],
  ),
);
/** The input as typed: the box for the privacy notice may still be empty. */
export type RegisterForm = v.InferInput<typeof registerSchema>;
export type Registration = v.InferOutput<typeof registerSchema>;
