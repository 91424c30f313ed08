import type { PersonId } from '@platzwart/contracts/core';
import type { PersonalData, UserEvent } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { Unseal } from '../../core/readModel.ts';
import { parsePersonalData } from './personalData.ts';

/** What was sealed, by its seal; null where the person's key is gone. Throws, without quoting it, on what is not valid. */
export type OpenedTexts = Readonly<{
  personal: (sealed: string) => PersonalData | null;
  email: (sealed: string) => string | null;
}>;

type Sealed = Readonly<{ personId: PersonId; sealed: string }>;

const sealedIn = ({ data }: UserEvent): readonly Sealed[] => {
  if ('sealed' in data) return [{ personId: data.personId, sealed: data.sealed }];
  return 'sealedEmail' in data ? [{ personId: data.personId, sealed: data.sealedEmail }] : [];
};

const parseEmail = (opened: unknown): string | null => {
  if (opened === null) return null;
  if (!v.is(v.string(), opened)) throw new Error('the sealed email is not valid');
  return opened;
};

/** One question to the vault for all of `events`. */
export const openTexts = async (events: readonly UserEvent[], unseal: Unseal): Promise<OpenedTexts> => {
  const items = events.flatMap(sealedIn);
  const opened = await unseal(items);
  const bySeal = new Map(items.map(({ sealed }, index) => [sealed, opened[index] ?? null]));
  const found = (sealed: string): unknown => bySeal.get(sealed) ?? null;
  return {
    personal: (sealed) => parsePersonalData(found(sealed)),
    email: (sealed) => parseEmail(found(sealed)),
  };
};
