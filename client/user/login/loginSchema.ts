import * as v from 'valibot';
import { issueMessage } from '../auth/fieldIssues.ts';

export const loginSchema = v.object({
  credential: v.pipe(v.string(), v.trim(), v.nonEmpty(issueMessage('credentialMissing'))),
  password: v.pipe(v.string(), v.nonEmpty(issueMessage('passwordMissing'))),
});
export type LoginForm = v.InferOutput<typeof loginSchema>;

export const secondFactorSchema = v.object({
  secondFactor: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\s/g, '')),
    v.nonEmpty(issueMessage('secondFactorMissing')),
  ),
});
export type SecondFactorForm = v.InferOutput<typeof secondFactorSchema>;
