import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useCalendarDownload_bookings$key } from '../../__generated__/useCalendarDownload_bookings.graphql.ts';
import { calendarEntryOf } from '../../core/time/bookingCalendar.ts';
import { useSaveCalendar } from '../../core/time/useSaveCalendar.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { useBlockText } from '../useBlockText.ts';

/** Downloads the bookings as an .ics file. */
export const useCalendarDownload = (bookings: useCalendarDownload_bookings$key, setup: BookingSetup): (() => void) => {
  const { t } = useTranslation('deferredBooking');
  const { instant } = useFormat();
  const saveCalendar = useSaveCalendar();
  const text = useBlockText(setup.plans);
  const booked = useFragment(
    graphql`
      fragment useCalendarDownload_bookings on Booking @relay(plural: true) {
        _id
        sport
        court
        date
        start
        end
        cancelable
        cancelableUntil
      }
    `,
    bookings,
  );
  const wordingOf = (booking: (typeof booked)[number]) => {
    const until = booking.cancelable ? booking.cancelableUntil : null;
    return {
      title: t(($) => $.booked.event, { sport: text.sportName(booking.sport), court: text.courtName(booking) }),
      location: setup.clubName,
      description: until ? t(($) => $.confirm.cancelUntil, { until: instant(Date.parse(until)) }) : '',
    };
  };
  return () =>
    saveCalendar(
      t(($) => $.booked.fileName),
      booked.map((booking) => calendarEntryOf(booking, wordingOf(booking), Date.now())),
    );
};
