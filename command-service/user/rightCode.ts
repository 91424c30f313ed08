import type { CodeId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/event-store/vault';

type Given = Readonly<{ code: string; newId: () => string }>;

/** The one of `ids` that `code` is. Null where it is none of them; that takes a comparison also where there is none to compare with. */
export const rightCode = async (
  { compare }: Pick<Vault['codes'], 'compare'>,
  ids: readonly CodeId[],
  { code, newId }: Given,
): Promise<CodeId | null> => {
  if (ids.length === 0) await compare(newId(), code);
  for (const codeId of ids) if ((await compare(codeId, code)) === 'right') return codeId;
  return null;
};
