import * as v from 'valibot';
import { emailSchema } from '@platzwart/contracts/core';
import { mailTypes } from '../auth/authLocationState.ts';
import { textFieldSchema } from '../fields/textFieldSchema.ts';

export const emailField = textFieldSchema(emailSchema, 'emailInvalid');

export const mailSchema = v.object({ email: emailField, type: v.picklist(mailTypes) });
export type MailForm = v.InferOutput<typeof mailSchema>;
