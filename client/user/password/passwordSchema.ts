import * as v from 'valibot';
import { passwordSchema } from '@platzwart/contracts/user';
import { says } from '../auth/issue.ts';

const longest = 128;

/** A new password and its repetition; the club's own rule (contracts), in the words of these pages. */
export const newPasswordEntries = {
  password: v.pipe(
    v.string(),
    v.maxLength(longest, says('passwordLong')),
    v.check((typed) => v.is(passwordSchema, typed), says('passwordShort')),
  ),
  confirmation: v.string(),
};

type NewPassword = Readonly<{ password: string; confirmation: string }>;

/** To be forwarded to `confirmation`. */
export const sameTwice = ({ password, confirmation }: NewPassword): boolean => password === confirmation;

const normalised = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** decisions.md U15: a password is neither the name nor the e-mail address. */
export const isOwnWord = (password: string, ownWords: readonly string[]): boolean =>
  ownWords.map(normalised).filter(Boolean).includes(normalised(password));

type Named = Readonly<{ firstName: string; lastName: string; email: string }>;

export const ownWordsOf = ({ firstName, lastName, email }: Named): readonly string[] => [
  firstName,
  lastName,
  `${firstName} ${lastName}`,
  email,
];
