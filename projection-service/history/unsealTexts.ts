import type { HistoryRow } from '@platzwart/contracts/history';
import * as v from 'valibot';
import type { Unseal } from '../core/readModel.ts';
import type { FoldedEntry } from './foldHistory.ts';

/** Opens the sealed texts of the entries in one query; those of an erased person are missing. */
export const unsealTexts = async (entries: readonly FoldedEntry[], unseal: Unseal): Promise<readonly HistoryRow[]> => {
  const items = entries.flatMap(({ entryId, personId, sealed }) =>
    personId === null ? [] : Object.entries(sealed).map(([name, text]) => ({ entryId, name, personId, sealed: text })),
  );
  const opened = items.length === 0 ? [] : await unseal(items);
  const textsOf = new Map<string, Record<string, string>>();
  for (const [index, { entryId, name }] of items.entries()) {
    const text = opened[index];
    if (v.is(v.string(), text)) textsOf.set(entryId, { ...textsOf.get(entryId), [name]: text });
  }
  return entries.map(({ sealed, ...entry }) => ({ ...entry, texts: textsOf.get(entry.entryId) ?? null }));
};
