import type { CodeId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/vault';

type GivenCode = Readonly<{ code: string; newId: () => string }>;

/**
 * The id of `ids` whose code is `code`; null where there is none. It compares also where there is no open code, so that the duration is the
 * same.
 */
export const matchingCode = async (
  { compare }: Pick<Vault['codes'], 'compare'>,
  ids: readonly CodeId[],
  { code, newId }: GivenCode,
): Promise<CodeId | null> => {
  if (ids.length === 0) await compare(newId(), code);
  for (const codeId of ids) if ((await compare(codeId, code)) === 'right') return codeId;
  return null;
};
