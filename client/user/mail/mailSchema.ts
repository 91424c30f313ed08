import * as v from 'valibot';
import { emailSchema } from '@platzwart/contracts/core';
import { mailTypes } from '../auth/carried.ts';
import { fieldUnder } from '../fields/fieldUnder.ts';

export const emailField = fieldUnder(emailSchema, 'emailInvalid');

export const mailSchema = v.object({ email: emailField, type: v.picklist(mailTypes) });
export type MailForm = v.InferOutput<typeof mailSchema>;
