import type { PersonId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/vault';

/** The reason, sealed with the person's key; null for an erased person, for whom nobody could ever open it. */
export const sealedReasonOf = async (
  { seal, withKey }: Pick<Vault, 'seal' | 'withKey'>,
  personId: PersonId,
  reason: string,
): Promise<string | null> => ((await withKey([personId])).length > 0 ? seal(personId, reason) : null);
