import * as v from 'valibot';
import { readData } from '../core/readData.ts';
import type { LetterKind } from '../core/writing.ts';
import { noticeLetter } from './accountLetter.ts';
import { codeLetter } from './codeLetter.ts';
import type { UserMailKind } from './userTextShape.ts';

const requestedSchema = v.object({ sealedEmail: v.string() });

/** Goes to the new address: only who reads it there can confirm it (decisions.md U8). */
const newEmail: LetterKind = {
  ...codeLetter('NEW_EMAIL', '/auth/guest-verify', { mail: 'NEW_MAIL' }),
  sealedEmailOf: ({ data }) => readData(requestedSchema, data).sealedEmail,
};

/** Every letter about an account. */
export const userLetters: Readonly<Record<UserMailKind, LetterKind>> = {
  INIT_CODE: codeLetter('INIT_CODE', '/auth/verify'),
  GUEST_VERIFY: codeLetter('GUEST_VERIFY', '/auth/guest-verify'),
  REGISTRATION_ATTEMPTED: noticeLetter('REGISTRATION_ATTEMPTED', '/auth/login'),
  RESET_PASSWORD: codeLetter('RESET_PASSWORD', '/auth/reset-password'),
  NEW_EMAIL: newEmail,
  NEW_EMAIL_NOTICE: noticeLetter('NEW_EMAIL_NOTICE', '/user/profile', 'former'),
  EMAIL_CHANGED: noticeLetter('EMAIL_CHANGED', '/user/profile', 'former'),
  PASSWORD_CHANGED: noticeLetter('PASSWORD_CHANGED', '/auth/forgot-password'),
  SECOND_FACTOR_ENABLED: noticeLetter('SECOND_FACTOR_ENABLED', '/user/profile'),
  SECOND_FACTOR_REMOVED: noticeLetter('SECOND_FACTOR_REMOVED', '/user/profile'),
  ACCOUNT_DEACTIVATED: noticeLetter('ACCOUNT_DEACTIVATED', '/'),
  ACCOUNT_ERASED: noticeLetter('ACCOUNT_ERASED', '/', 'farewell'),
};
