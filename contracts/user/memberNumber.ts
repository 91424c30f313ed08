import * as v from 'valibot';
import { textSchema, trimInvisible } from '../core/index.ts';

/** decisions.md U1: one to nine digits, at least 1, no leading zero. */
export const memberNumberSchema = v.pipe(textSchema, v.transform(trimInvisible), v.regex(/^[1-9]\d{0,8}$/));
