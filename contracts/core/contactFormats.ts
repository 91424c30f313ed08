import * as v from 'valibot';
import { lineSchema, textSchema } from './texts.ts';

/** Formats of decisions.md U2 and U15, for people and for the club itself. */
export const emailSchema = v.pipe(textSchema, v.trim(), v.toLowerCase(), v.maxLength(254), v.email());
export const phoneSchema = v.pipe(textSchema, v.trim(), v.minLength(6), v.maxLength(20), v.regex(/^\+?[\d /()-]+$/));
export const zipSchema = v.pipe(textSchema, v.trim(), v.regex(/^\d{5}$/));
export const houseNumberSchema = v.pipe(lineSchema, v.minLength(1), v.maxLength(10));
/** Of a town or a street. */
export const placeNameSchema = v.pipe(lineSchema, v.minLength(1), v.maxLength(100));

export const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
