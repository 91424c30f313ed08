import * as v from 'valibot';
import { loginSchema } from '../login/loginSchema.ts';

/** The current password; not checked against the rules, which may have been different when it was chosen. */
export const passwordEntries = { password: loginSchema.entries.password };

export const currentPasswordSchema = v.object(passwordEntries);
export type CurrentPasswordForm = v.InferOutput<typeof currentPasswordSchema>;
