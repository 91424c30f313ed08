import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Pickable, PickedPerson } from '../../../core/people/findPeople.ts';
import { PersonPicker } from '../../../core/people/PersonPicker.tsx';
import type { UserForm } from './userSchema.ts';

const guardians: Pickable = { roles: ['MEMBER', 'TRAINER', 'ADMIN'], isActive: true };

/** Who books and pays for a new person, and gets their e-mails: a child needs no address then (decisions.md N5). */
export const GuardianField = ({ form }: { form: UseFormReturn<UserForm> }) => {
  const { t } = useTranslation('userAdmin');
  const [person, setPerson] = useState<PickedPerson | null>(null);
  const pick = (picked: PickedPerson | null) => {
    setPerson(picked);
    form.setValue('guardianID', picked?.userID ?? '', { shouldDirty: true });
    form.clearErrors('email');
  };
  return (
    <PersonPicker
      label={t(($) => $.account.family.guardian)}
      help={t(($) => $.account.family.newHelp)}
      person={person}
      pickable={guardians}
      onPick={pick}
    />
  );
};
