import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../core/errors/useErrorText.ts';
import { useNotify } from '../../../core/notices.ts';
import { useUndoClosure } from '../closure/useUndoClosure.ts';
import { useDeleteBooking } from '../details/useDeleteBooking.ts';
import type { BookedByAdmin } from './useBookAsAdmin.ts';

type Entered = Readonly<{ id: string; category: BookedByAdmin[number]['category'] }>;

/** What there is to delete: a series is deleted as a whole. */
const entered = (booked: BookedByAdmin): readonly Entered[] => {
  const byId = new Map(booked.map(({ _id, seriesID, category }) => [seriesID ?? _id, category]));
  return [...byId].map(([id, category]) => ({ id, category }));
};

/**
 * Says what was booked, and offers to take it back: a mistaken entry is deleted (decisions.md B3); one for which others made way ends, and
 * they are booked again (N19).
 */
export const useEntryDone = () => {
  const { t } = useTranslation('bookingAdmin');
  const notify = useNotify();
  const errorText = useErrorText();
  const { remove } = useDeleteBooking();
  const { undo } = useUndoClosure();
  /** One after the other: the first refusal ends it, and says so. */
  const takeBack = ([first, ...rest]: readonly Entered[]) => {
    if (!first) {
      notify({ kind: 'success', text: t(($) => $.entry.undone) });
      return;
    }
    remove(first, {
      onDone: () => takeBack(rest),
      onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
  };
  return (booked: BookedByAdmin, hasDisplaced: boolean) =>
    notify({
      kind: 'success',
      text: t(($) => $.entry.booked, { count: booked.length }),
      action: {
        label: t(($) => $.entry.undo),
        onSelect: () => (hasDisplaced ? undo(booked.map(({ _id }) => _id)) : takeBack(entered(booked))),
      },
    });
};
