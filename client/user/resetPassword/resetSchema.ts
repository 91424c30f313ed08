import * as v from 'valibot';
import { says } from '../auth/issue.ts';
import { newPasswordEntries, sameTwice } from '../password/passwordSchema.ts';

export const resetSchema = v.pipe(
  v.object(newPasswordEntries),
  v.forward(
    v.check((typed) => sameTwice(typed), says('passwordsDiffer')),
    ['confirmation'],
  ),
);
export type ResetForm = v.InferOutput<typeof resetSchema>;
