import * as v from 'valibot';
import { issueMessage } from '../auth/fieldIssues.ts';
import { loginSchema } from '../login/loginSchema.ts';
import { newPasswordEntries, passwordsMatch, newPasswordPaths } from '../password/passwordSchema.ts';

/** product.md §5; our codes have eight characters. */
const shortestCode = 6;

/** People copy blanks and write the code in groups; it has capital letters and digits only (decisions.md U3). */
const codeField = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty(issueMessage('codeMissing')),
  v.minLength(shortestCode, issueMessage('codeShort')),
);

export const verifySchema = v.pipe(
  v.object({ credential: loginSchema.entries.credential, code: codeField, ...newPasswordEntries }),
  v.forward(
    v.partialCheck(newPasswordPaths, (typed) => passwordsMatch(typed), issueMessage('passwordsDiffer')),
    ['confirmation'],
  ),
);
export type VerifyForm = v.InferOutput<typeof verifySchema>;
