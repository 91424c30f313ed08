import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import type { Booking } from '../useBooking.ts';
import { setupFor } from '../data/setupFor.ts';
import { bookFor } from './bookFor.ts';

/** No member number. */
const self = '';

/** Whether a parent books for themselves or for a child, whose prices hold then; nothing for anybody else (decisions.md N5). */
export const BookedFor = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('deferredBooking');
  const name = useId();
  const { setup, viewerSetup, childTerms, wizard, apply } = booking;
  const { children, bookedFor } = setup;
  if (children.length === 0) return null;
  const choose = (userID: string | null) => apply(bookFor(userID, setupFor(viewerSetup, userID, childTerms).plans));
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
      onChange={({ target: { value } }) => choose(value === self ? null : value)}
    />
  );
};
