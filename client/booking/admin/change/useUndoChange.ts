import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { type RecentChange, canUndo, useRecentChanges } from './recentChanges.ts';
import { useUpdateBooking } from './useUpdateBooking.ts';

/** Takes a change back within ten minutes, by the command that makes it the other way round (decisions.md N19). */
export const useUndoChange = () => {
  const { t } = useTranslation('bookingAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const { update, isBusy } = useUpdateBooking();
  const { forget } = useRecentChanges();
  const undo = (change: RecentChange): void => {
    if (!canUndo(change, Date.now())) {
      forget(change.id);
      notify({ kind: 'warning', text: t(($) => $.change.undoTooLate) });
      return;
    }
    update(change.undo, {
      onDone: () => {
        forget(change.id);
        notify({ kind: 'success', text: t(($) => $.change.undone) });
      },
      onRefused: (error) => {
        const isTaken = codeOf(error) === 'ERR_BOOKING_CONFLICT';
        notify({ kind: 'error', text: isTaken ? t(($) => $.change.undoTaken) : errorText(error) });
      },
    });
  };
  return { undo, isBusy };
};
