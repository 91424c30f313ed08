import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CancelBookingSheet_booking$key } from '../../__generated__/CancelBookingSheet_booking.graphql.ts';
import { isOnline } from '@platzwart/contracts/booking';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { useNotify } from '../notices.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { useNow } from '../time/useNow.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { CancelActions } from './CancelActions.tsx';
import { CancellationNote } from './CancellationNote.tsx';
import { cancellationOf } from './cancellation.ts';
import { kindOfCancelling } from './isSeasonDate.ts';
import { useBookingText } from './useBookingText.ts';
import { useCancelBooking } from './useCancelBooking.ts';
import { useUndoCancellation } from './useUndoCancellation.ts';

type CancelBookingSheetProps = {
  booking: CancelBookingSheet_booking$key;
  /** False where the sheet was opened to view the booking: cancelling then takes one more tap. */
  isAsking: boolean;
  onClose: () => void;
  onCancelled?: () => void;
};

/**
 * One of the viewer's own bookings: its data, its deadline, the consequences, and the button to cancel it. Closes with
 * the confirmation; where the server refuses, a message says why and the booking is shown again.
 */
export const CancelBookingSheet = ({
  booking: key,
  isAsking: asksAtOnce,
  onClose,
  onCancelled,
}: CancelBookingSheetProps) => {
  const { t } = useTranslation('cancelBooking');
  const booking = useFragment(
    graphql`
      fragment CancelBookingSheet_booking on Booking {
        id
        _id
        category
        sport
        court
        date
        start
        end
        cancelable
        cancelableUntil
        price
        paymentMethod
        state
        ...BookingSummary_booking
      }
    `,
    key,
  );
  const [isAsking, setAsking] = useState(asksAtOnce);
  const errorText = useErrorText();
  const bookingText = useBookingText();
  const notify = useNotify();
  const cancel = useCancelBooking();
  const { undo } = useUndoCancellation();
  const cancellation = cancellationOf(booking, useNow());
  const canCancel = cancellation.status === 'possible';
  const kind = kindOfCancelling(booking);
  const confirm = () => {
    cancel(booking, {
      onDone: () => {
        notify({
          kind: 'success',
          text: t(($) => $[kind].done, { booking: bookingText(booking) }),
          // A date of a season ticket is no order of its own that could be made again, and what was paid online goes back (docs/adr/0064).
          ...(kind === 'single' &&
            !isOnline(booking.paymentMethod ?? null) && {
              action: { label: t(($) => $.undo), onSelect: () => undo(booking._id, onCancelled) },
            }),
        });
        onCancelled?.();
      },
      onRefused: (error) => notify({ kind: 'error', text: errorText(error) }),
    });
    onClose();
  };
  return (
    <Sheet
      title={canCancel && isAsking ? t(($) => $[kind].question) : t(($) => $[kind].title)}
      onClose={onClose}
      actions={
        <CancelActions
          kind={kind}
          step={canCancel ? (isAsking ? 'confirm' : 'offer') : 'none'}
          onAsk={() => setAsking(true)}
          onConfirm={confirm}
          onClose={onClose}
        />
      }
    >
      <BookingSummary booking={booking} />
      <CancellationNote cancellation={cancellation} booking={booking} kind={kind} />
    </Sheet>
  );
};
