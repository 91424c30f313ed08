import * as v from 'valibot';
import { type DeepReadonly, linesSchema } from '../core/index.ts';

const termsTextSchema = v.pipe(linesSchema, v.minLength(1), v.maxLength(20_000));

/** The text of the club's terms (decisions.md N29a): plain lines; `# ` begins a heading, `- ` an item of a list. */
export const termsTextsSchema = v.object({ de: termsTextSchema, en: v.nullable(termsTextSchema) });
export type TermsTexts = DeepReadonly<v.InferOutput<typeof termsTextsSchema>>;

/** A new text; without `en` the English one stays as it is, null removes it. */
export const termsChangeSchema = v.object({ de: termsTextSchema, en: v.exactOptional(v.nullable(termsTextSchema)) });
export type TermsChange = DeepReadonly<v.InferOutput<typeof termsChangeSchema>>;

/** Versions count from 1 and are never changed. */
export const issuedTermsSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...{ de: v.string(), en: v.nullable(v.string()) },
});
export type IssuedTerms = Readonly<v.InferOutput<typeof issuedTermsSchema>>;

/** `issuedAt`: ISO 8601 instant. */
export const termsVersionSchema = v.object({ ...issuedTermsSchema.entries, issuedAt: v.string() });
export type TermsVersion = Readonly<v.InferOutput<typeof termsVersionSchema>>;
