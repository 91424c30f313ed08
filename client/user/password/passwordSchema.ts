import * as v from 'valibot';
import { passwordSchema } from '@platzwart/contracts/user';
import { issueMessage } from '../auth/fieldIssues.ts';

const longest = 128;

/** A new password and its repetition; the club's own rule (contracts), with the messages of these pages. */
export const newPasswordEntries = {
  password: v.pipe(
    v.string(),
    v.nonEmpty(issueMessage('newPasswordMissing')),
    v.maxLength(longest, issueMessage('passwordLong')),
    v.check((typed) => v.is(passwordSchema, typed), issueMessage('passwordShort')),
  ),
  confirmation: v.pipe(v.string(), v.nonEmpty(issueMessage('confirmationMissing'))),
};

type NewPassword = Readonly<{ password: string; confirmation: string }>;

/** For `v.partialCheck`, which also runs where other fields are wrong: everything wrong is reported at once. */
export const newPasswordPaths = [['password'], ['confirmation']] as const;

/** To be forwarded to `confirmation`. */
export const passwordsMatch = ({ password, confirmation }: NewPassword): boolean => password === confirmation;

const normalised = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** decisions.md U15: a password must not be the name or the e-mail address. */
export const isPersonalWord = (password: string, personalWords: readonly string[]): boolean =>
  personalWords.map(normalised).filter(Boolean).includes(normalised(password));

type PersonNames = Readonly<{ firstName: string; lastName: string; email: string }>;

export const personalWordsOf = ({ firstName, lastName, email }: PersonNames): readonly string[] => [
  firstName,
  lastName,
  `${firstName} ${lastName}`,
  email,
];
