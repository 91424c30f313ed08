import * as v from 'valibot';
import { newPasswordEntries } from '../password/passwordSchema.ts';

/** Typed only once: most people type the password that they have chosen a minute before. */
export const confirmationSchema = v.object({ password: newPasswordEntries.password });
export type ConfirmationForm = v.InferOutput<typeof confirmationSchema>;
