import * as v from 'valibot';
import { issueMessage } from '../auth/fieldIssues.ts';
import { newPasswordEntries, passwordsMatch, newPasswordPaths } from '../password/passwordSchema.ts';

export const resetSchema = v.pipe(
  v.object(newPasswordEntries),
  v.forward(
    v.partialCheck(newPasswordPaths, (typed) => passwordsMatch(typed), issueMessage('passwordsDiffer')),
    ['confirmation'],
  ),
);
export type ResetForm = v.InferOutput<typeof resetSchema>;
