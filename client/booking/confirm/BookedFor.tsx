import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import type { Booking } from '../useBooking.ts';
import { bookFor } from '../wizard/wizardChanges.ts';

/** No member number. */
const self = '';

/** Whether a parent books for themselves or for a child, whose prices hold then; nothing for anybody else (decisions.md N5). */
export const BookedFor = ({ booking }: { booking: Pick<Booking, 'setup' | 'wizard' | 'apply'> }) => {
  const { t } = useTranslation('deferredBooking');
  const name = useId();
  const { setup, wizard, apply } = booking;
  const { children, bookedFor } = setup;
  if (children.length === 0) return null;
  return (
    <RadioGroup
      name={name}
      label={t(($) => $.confirm.bookedFor)}
      options={[
        { value: self, label: t(($) => $.confirm.bookedForMe) },
        ...children.map(({ userID, firstName }) => ({ value: userID, label: firstName })),
      ]}
      selected={bookedFor?.userID ?? self}
      disabled={wizard.idempotencyKey !== null}
      onChange={({ target: { value } }) => apply(bookFor(value === self ? null : value))}
    />
  );
};
