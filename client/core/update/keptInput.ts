import * as v from 'valibot';
import type { KeyValueStorage } from '../browser/safeStorage.ts';
import { type TypedField, fillInFields, typedFieldsSchema } from './typedFields.ts';

/** The storage key of what was typed; only from before a reload until after it. */
export const typedInputKey = 'typedInput';

const keptSchema = v.object({ path: v.string(), person: v.nullable(v.string()), fields: typedFieldsSchema });
/** `person`: of the session, null without one. */
export type KeptInput = v.InferOutput<typeof keptSchema>;

/** Fields of a sheet that has to be opened again first. */
const longestWaitMilliseconds = 10 * 60_000;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const keepInput = (storage: KeyValueStorage, input: KeptInput): void =>
  storage.setItem(typedInputKey, JSON.stringify(input));

/** What was kept, and removes it from the storage; null where there is nothing that can be read. */
export const takeKeptInput = (storage: KeyValueStorage): KeptInput | null => {
  const text = storage.getItem(typedInputKey);
  if (text === null) return null;
  storage.removeItem(typedInputKey);
  const kept = v.safeParse(keptSchema, parseJson(text));
  return kept.success ? kept.output : null;
};

/**
 * Fills the fields in as they appear on the page that they were typed on: some are there only after others, or in a sheet that is opened.
 * Ends when the page is left, when `isOfSamePerson` is false, and after ten minutes. Returns a function that ends it.
 */
export const fillInAgain = ({ path, fields }: KeptInput, isOfSamePerson: () => boolean): (() => void) => {
  let missing: readonly TypedField[] = fields;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const fillIn = (): void => {
    if (window.location.pathname !== path || !isOfSamePerson()) missing = [];
    missing = fillInFields(missing);
    if (missing.length === 0) end();
  };
  // After the effects of what appeared: some set the values of their form.
  const observer = new MutationObserver(() => setTimeout(fillIn));
  const timer = setTimeout(end, longestWaitMilliseconds);
  observer.observe(document.body, { childList: true, subtree: true });
  fillIn();
  return end;
};
