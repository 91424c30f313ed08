import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import type { Owner } from './findOwner.ts';
import { findEmailOwner, findNumberOwner } from './findOwner.ts';

/**
 * The account that already has the typed number or address; checked when the field is left, before anything is sent.
 */
export const useDuplicates = (ownUserID: string | null, suggested: string | null) => {
  const { t } = useTranslation('userAdmin');
  const environment = useRelayEnvironment();
  const [owners, setOwners] = useState<Readonly<Record<string, Owner | null>>>({});
  const note = (field: 'userID' | 'email', owner: Owner | null) =>
    setOwners((known) => ({ ...known, [field]: owner?.userID === ownUserID ? null : owner }));
  const errorOf = (field: string): string | undefined => {
    const owner = owners[field];
    if (!owner) return undefined;
    return t(($) => (field === 'email' ? $.form.emailTaken : $.form.numberTaken), { name: owner.name });
  };
  return {
    errorOf,
    hasAny: Object.values(owners).some(Boolean),
    suggestion:
      suggested === null ? t(($) => $.form.numberFree) : t(($) => $.form.numberSuggested, { number: suggested }),
    checkNumber: async (number: string) => note('userID', await findNumberOwner(environment, number.trim())),
    checkEmail: async (email: string) => note('email', await findEmailOwner(environment, email.trim())),
  };
};

export type Duplicates = ReturnType<typeof useDuplicates>;
