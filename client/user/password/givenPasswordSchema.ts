import * as v from 'valibot';
import { loginSchema } from '../login/loginSchema.ts';

/** The password one has, asked for once more; what it is like was the rule of another day. */
export const passwordEntries = { password: loginSchema.entries.password };

export const givenPasswordSchema = v.object(passwordEntries);
export type GivenPasswordForm = v.InferOutput<typeof givenPasswordSchema>;
