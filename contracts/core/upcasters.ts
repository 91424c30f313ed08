import type { Upcaster } from './eventDefinition.ts';

/** For an older version that does not have these keys: what their absence meant. */
export const extended =
  (added: Readonly<Record<string, unknown>>): Upcaster =>
  (data) =>
    typeof data === 'object' ? { ...data, ...added } : data;

/** For a version whose data contain no reason: there was none, or it is in the metadata in plain text. */
export const withSealedReason = extended({ sealedReason: null });
