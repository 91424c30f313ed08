import * as v from 'valibot';
import { says } from '../../auth/issue.ts';
import { loginSchema } from '../../login/loginSchema.ts';
import { isOwnWord, newPasswordEntries, sameTwice } from '../../password/passwordSchema.ts';

/** `ownWords`: the person's names and address. */
export const changePasswordSchema = (ownWords: readonly string[]) =>
  v.pipe(
    v.object({ oldPassword: loginSchema.entries.password, ...newPasswordEntries }),
    v.forward(
      v.check((typed) => sameTwice(typed), says('passwordsDiffer')),
      ['confirmation'],
    ),
    v.forward(
      v.check(({ password }) => !isOwnWord(password, ownWords), says('passwordOwn')),
      ['password'],
    ),
  );
export type ChangePasswordForm = v.InferOutput<ReturnType<typeof changePasswordSchema>>;
