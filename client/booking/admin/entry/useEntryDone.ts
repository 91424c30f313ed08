import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { useCancelForClub } from '../details/useCancelForClub.ts';
import type { BookedByAdmin } from './useBookAsAdmin.ts';

/** Says what was booked, and offers to take it back. */
export const useEntryDone = () => {
  const { t } = useTranslation('bookingAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const { cancel } = useCancelForClub();
  /** One after the other: the first refusal ends it, and says so. */
  const takeBack = ([first, ...rest]: BookedByAdmin) => {
    if (!first) {
      notify({ kind: 'success', text: t(($) => $.entry.undone) });
      return;
    }
    cancel(
      first,
      t(($) => $.entry.undoReason),
      {
        onDone: () => takeBack(rest),
        onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
      },
    );
  };
  return (booked: BookedByAdmin) =>
    notify({
      kind: 'success',
      text: t(($) => $.entry.booked, { count: booked.length }),
      action: { label: t(($) => $.entry.undo), onSelect: () => takeBack(booked) },
    });
};
