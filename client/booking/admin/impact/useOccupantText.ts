import { useTranslation } from 'react-i18next';
import type { BookingCategory } from '@platzwart/contracts/booking';
import type { LocalTime } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';

/** A booking that is in the way. */
type NamedOccupant = Readonly<{
  start: LocalTime;
  end: LocalTime;
  category: BookingCategory;
  title?: string | null | undefined;
  user?: Readonly<{ firstName: string; lastName: string }> | null | undefined;
}>;

/** `18:00–19:00 Uhr · Mitglied · Ben Berg`: when, what and whose the bookings are that are in the way. */
export const useOccupantText = () => {
  const { t } = useTranslation('courtPlan');
  const { timeRange } = useFormat();
  return (occupants: readonly NamedOccupant[]): string =>
    occupants
      .map(({ category, title, user, start, end }) =>
        [timeRange(start, end), t(($) => $.categories[category]), user ? `${user.firstName} ${user.lastName}` : title]
          .filter(Boolean)
          .join(' · '),
      )
      .join(', ');
};
