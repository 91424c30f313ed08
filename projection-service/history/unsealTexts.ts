import type { HistoryRow } from '@platzwart/contracts/history';
import { personalTextsOf } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { Unseal } from '../core/readModel.ts';
import { type FoldedEntry, personalDataText } from './foldHistory.ts';

/** Opens the sealed texts of the entries in one query; those of an erased person are missing. */
export const unsealTexts = async (entries: readonly FoldedEntry[], unseal: Unseal): Promise<readonly HistoryRow[]> => {
  const items = entries.flatMap(({ entryId, personId, sealed }) =>
    personId === null ? [] : Object.entries(sealed).map(([name, text]) => ({ entryId, name, personId, sealed: text })),
  );
  const found = items.length === 0 ? [] : await unseal(items);
  const textsOf = new Map<string, Record<string, string>>();
  for (const [index, { entryId, name }] of items.entries()) {
    const text = found[index];
    if (!v.is(v.string(), text)) continue;
    const opened = name === personalDataText ? personalTextsOf(text) : { [name]: text };
    textsOf.set(entryId, { ...textsOf.get(entryId), ...opened });
  }
  return entries.map(({ sealed, plain, ...entry }) => {
    const texts = { ...plain, ...textsOf.get(entry.entryId) };
    return { ...entry, texts: Object.keys(texts).length === 0 ? null : texts };
  });
};
