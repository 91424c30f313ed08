import * as v from 'valibot';
import { says } from '../auth/issue.ts';
import { loginSchema } from '../login/loginSchema.ts';
import { newPasswordEntries, sameTwice } from '../password/passwordSchema.ts';

/** product.md §5; ours have eight. */
const shortestCode = 6;

/** People copy blanks and write it in groups; it has capital letters and digits only (decisions.md U3). */
const codeField = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty(says('codeMissing')),
  v.minLength(shortestCode, says('codeShort')),
);

export const verifySchema = v.pipe(
  v.object({ credential: loginSchema.entries.credential, code: codeField, ...newPasswordEntries }),
  v.forward(
    v.check((typed) => sameTwice(typed), says('passwordsDiffer')),
    ['confirmation'],
  ),
);
export type VerifyForm = v.InferOutput<typeof verifySchema>;
