import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '../../../core/people/PersonPicker.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { type BookingDraft, needsOf } from './bookingDraft.ts';

type WhoFieldsProps = {
  draft: BookingDraft;
  errors: Readonly<{ person: string | undefined; title: string | undefined }>;
  onChange: (change: Partial<BookingDraft>) => void;
};

/** For whom the booking is, and its title, as the category needs them (decisions.md B9). */
export const WhoFields = ({ draft, errors, onChange }: WhoFieldsProps) => {
  const { t } = useTranslation('bookingAdmin');
  const need = needsOf(draft.category);
  const pickable = useMemo(() => ({ roles: need.roles, isActive: true }), [need.roles]);
  return (
    <>
      {need.person !== 'none' && (
        <PersonPicker
          label={t(($) => (need.person === 'required' ? $.entry.person : $.entry.personOptional))}
          help={t(($) => $.entry.personHelp)}
          person={draft.person}
          pickable={pickable}
          error={errors.person}
          onPick={(person) => onChange({ person })}
        />
      )}
      {need.title !== 'none' && (
        <TextField
          label={t(($) => $.details.name)}
          help={t(($) => $.entry.titleHelp)}
          error={errors.title}
          value={draft.title}
          maxLength={100}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
    </>
  );
};
