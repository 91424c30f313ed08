import * as v from 'valibot';
import { issueMessage } from '../../auth/fieldIssues.ts';
import { loginSchema } from '../../login/loginSchema.ts';
import { isPersonalWord, newPasswordEntries, passwordsMatch, newPasswordPaths } from '../../password/passwordSchema.ts';

/** `personalWords`: the person's names and address. */
export const changePasswordSchema = (personalWords: readonly string[]) =>
  v.pipe(
    v.object({ oldPassword: loginSchema.entries.password, ...newPasswordEntries }),
    v.forward(
      v.partialCheck(newPasswordPaths, (typed) => passwordsMatch(typed), issueMessage('passwordsDiffer')),
      ['confirmation'],
    ),
    v.forward(
      v.partialCheck(
        [['password']],
        ({ password }) => !isPersonalWord(password, personalWords),
        issueMessage('passwordOwn'),
      ),
      ['password'],
    ),
  );
export type ChangePasswordForm = v.InferOutput<ReturnType<typeof changePasswordSchema>>;
