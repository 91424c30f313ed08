import * as v from 'valibot';

/** Issues carry the name of their text, not the text: the language may change while the form is open. */
export const loginSchema = v.object({
  credential: v.pipe(v.string(), v.trim(), v.nonEmpty('credentialMissing')),
  password: v.pipe(v.string(), v.nonEmpty('passwordMissing')),
});
export type LoginForm = v.InferOutput<typeof loginSchema>;

const issues = ['credentialMissing', 'passwordMissing'] as const;
export type LoginIssue = (typeof issues)[number];

export const loginIssueOf = (message: string | undefined): LoginIssue | undefined =>
  issues.find((issue) => issue === message);
