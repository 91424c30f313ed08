import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../core/notices.ts';
import { type BookingChange, undoOf } from './bookingChange.ts';
import type { KnownBooking } from './knownBooking.ts';
import { useRecentChanges } from './recentChanges.ts';
import { useUndoChange } from './useUndoChange.ts';
import type { UpdatedBookings } from './useUpdateBooking.ts';

/** Says what was changed, and offers to take it back; not where the booking is another one now, for somebody else. */
export const useChangeDone = () => {
  const { t } = useTranslation('bookingAdmin');
  const notify = useNotify();
  const { remember } = useRecentChanges();
  const { undo } = useUndoChange();
  return (before: KnownBooking, sent: BookingChange, bookings: UpdatedBookings): void => {
    // Dates that are left out are cancelled: then none is changed.
    const text =
      bookings.length === 0 ? t(($) => $.change.seriesDone) : t(($) => $.change.done, { count: bookings.length });
    if (!bookings.some(({ _id }) => _id === before._id)) {
      notify({ kind: 'success', text });
      return;
    }
    const change = {
      id: before._id,
      changedAt: Date.now(),
      undo: undoOf(before, { ...sent, reason: t(($) => $.change.undoReason) }),
    };
    remember(change);
    notify({ kind: 'success', text, action: { label: t(($) => $.change.undo), onSelect: () => undo(change) } });
  };
};
