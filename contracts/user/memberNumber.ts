import * as v from 'valibot';
import { textSchema } from '../core/index.ts';

/** decisions.md U1: one to nine digits, at least 1, no leading zero. */
export const memberNumberSchema = v.pipe(textSchema, v.trim(), v.regex(/^[1-9]\d{0,8}$/));
