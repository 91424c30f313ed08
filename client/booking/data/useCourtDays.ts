import { useCallback, useMemo, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { useCourtDaysQuery } from '../../__generated__/useCourtDaysQuery.graphql.ts';
import type { useCourtDays_days$data, useCourtDays_days$key } from '../../__generated__/useCourtDays_days.graphql.ts';
import { type DayKey, dayId } from './courtDays.ts';
import { createBookingReader } from './createBookingReader.ts';
import type { SharedBooking } from './planBookingOf.ts';

type CourtDay = useCourtDays_days$data[number];

export type CourtDays = Readonly<{
  find: (key: DayKey) => CourtDay | undefined;
  /** The bookings of a day, as the same objects while they do not change; null where the day is not loaded. */
  bookingsOn: (key: DayKey) => readonly SharedBooking[] | null;
}>;

/** The loaded days of the store; renders again when one of them changes. */
export const useCourtDays = (): CourtDays => {
  const { courtDays } = useLazyLoadQuery<useCourtDaysQuery>(
    graphql`
      query useCourtDaysQuery {
        courtDays {
          ...useCourtDays_days
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  const known = useMemo((): useCourtDays_days$key => courtDays?.flatMap((day) => day ?? []) ?? [], [courtDays]);
  const days = useFragment<useCourtDays_days$key>(
    graphql`
      fragment useCourtDays_days on CourtDay @relay(plural: true) {
        id
        position
        asOf
        bookings {
          ...planBookingOf_booking
        }
      }
    `,
    known,
  );
  const [readBookings] = useState(createBookingReader);
  const byId = useMemo(() => new Map(days.map((day) => [day.id, day])), [days]);
  const find = useCallback((key: DayKey) => byId.get(dayId(key)), [byId]);
  const bookingsOn = useCallback(
    (key: DayKey) => {
      const day = find(key);
      return day ? readBookings(key, day.bookings) : null;
    },
    [find, readBookings],
  );
  return { find, bookingsOn };
};
