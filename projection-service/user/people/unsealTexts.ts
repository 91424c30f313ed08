import { type PersonId, decodeAt } from '@platzwart/contracts/core';
import type { PersonalData, UserEvent } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { Unseal } from '../../core/readModel.ts';
import { parsePersonalData } from './personalData.ts';

/** The opened data by their seal; null if the person's key is destroyed. Throws on invalid data, without quoting it. */
export type UnsealedTexts = Readonly<{
  personal: (sealed: string) => PersonalData | null;
  email: (sealed: string) => string | null;
  reason: (sealed: string) => string | null;
}>;

type Sealed = Readonly<{ personId: PersonId; sealed: string }>;

const sealedIn = ({ data }: UserEvent): readonly Sealed[] => {
  if ('sealed' in data) return [{ personId: data.personId, sealed: data.sealed }];
  if ('sealedReason' in data && data.sealedReason !== null)
    return [{ personId: data.personId, sealed: data.sealedReason }];
  return 'sealedEmail' in data ? [{ personId: data.personId, sealed: data.sealedEmail }] : [];
};

const parseText = (place: string, opened: unknown): string | null => decodeAt(place, v.nullable(v.string()), opened);

/** Opens the sealed data of all `events` with one query to the vault. */
export const unsealTexts = async (events: readonly UserEvent[], unseal: Unseal): Promise<UnsealedTexts> => {
  const items = events.flatMap(sealedIn);
  const opened = await unseal(items);
  const bySeal = new Map(items.map(({ sealed }, index) => [sealed, opened[index] ?? null]));
  const found = (sealed: string): unknown => bySeal.get(sealed) ?? null;
  return {
    personal: (sealed) => parsePersonalData(found(sealed)),
    email: (sealed) => parseText('the sealed email', found(sealed)),
    reason: (sealed) => parseText('the sealed reason', found(sealed)),
  };
};
