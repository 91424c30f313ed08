import * as v from 'valibot';
import { lineSchema, textSchema } from './texts.ts';

/** Of the club itself, which is in Germany (decisions.md U15); of people: `postalCodes.ts`. */
export const zipSchema = v.pipe(textSchema, v.trim(), v.regex(/^\d{5}$/));
export const houseNumberSchema = v.pipe(lineSchema, v.minLength(1), v.maxLength(10));
/** Of a town or a street. */
export const placeNameSchema = v.pipe(lineSchema, v.minLength(1), v.maxLength(100));

export const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
