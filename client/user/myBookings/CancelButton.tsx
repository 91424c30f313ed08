import { useState } from 'react';
import { mdiClose } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CancelButton_booking$key } from '../../__generated__/CancelButton_booking.graphql.ts';
import { CancelBookingSheet } from '../../core/cancelBooking/CancelBookingSheet.tsx';
import { kindOfCancelling } from '../../core/cancelBooking/isSeasonDate.ts';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';

/** Asks before it cancels; the dialog names deadline and consequences. */
export const CancelButton = ({
  booking: key,
  isOffered,
  onCancelled,
}: {
  booking: CancelButton_booking$key;
  isOffered: boolean;
  onCancelled: () => void;
}) => {
  const { t } = useTranslation('myBookings');
  const [isOpen, setOpen] = useState(false);
  const bookingText = useBookingText();
  const booking = useFragment(
    graphql`
      fragment CancelButton_booking on Booking {
        category
        sport
        court
        date
        start
        end
        ...CancelBookingSheet_booking
      }
    `,
    key,
  );
  const kind = kindOfCancelling(booking);
  return (
    <>
      {isOffered && (
        <Button
          variant="secondary"
          icon={<Icon path={mdiClose} />}
          aria-label={t(($) => $.cancelNamed[kind], { booking: bookingText(booking) })}
          onClick={() => setOpen(true)}
        >
          {t(($) => $.cancel[kind])}
        </Button>
      )}
      {isOpen && (
        <CancelBookingSheet booking={booking} isAsking onClose={() => setOpen(false)} onCancelled={onCancelled} />
      )}
    </>
  );
};
