import { useState } from 'react';
import { mdiAccountMinusOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { LeaveButton_booking$key } from '../../__generated__/LeaveButton_booking.graphql.ts';
import type { LeaveButtonMutation } from '../../__generated__/LeaveButtonMutation.graphql.ts';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';

type LeaveButtonProps = { booking: LeaveButton_booking$key; isOffered: boolean; onLeft: () => void };

/** Takes the viewer's name off somebody else's booking, after a question: only its owner can name them again. */
export const LeaveButton = ({ booking: key, isOffered, onLeft }: LeaveButtonProps) => {
  const { t } = useTranslation('myBookings');
  const [isOpen, setOpen] = useState(false);
  const bookingText = useBookingText();
  const errorText = useErrorText();
  const notify = useNotify();
  const booking = useFragment(
    graphql`
      fragment LeaveButton_booking on Booking {
        id
        _id
        sport
        court
        date
        start
        end
      }
    `,
    key,
  );
  const [commit, isBusy] = useMutation<LeaveButtonMutation>(graphql`
    mutation LeaveButtonMutation($id: ID!) {
      leaveBooking(id: $id) {
        success
      }
    }
  `);
  const subject = bookingText(booking);
  const leave = () =>
    commit({
      variables: { id: booking._id },
      updater: (store) => {
        const others = store.getRoot().getLinkedRecords('bookingsAsPlayer');
        const left = others.filter((record) => record.getDataID() !== booking.id);
        store.getRoot().setLinkedRecords(left, 'bookingsAsPlayer');
      },
      onCompleted: () => {
        notify({ kind: 'success', text: t(($) => $.leave.done, { booking: subject }) });
        onLeft();
      },
      onError: (error) => {
        setOpen(false);
        notify({ kind: 'error', text: errorText(error) });
      },
    });
  return (
    <>
      {isOffered && (
        <Button
          variant="secondary"
          icon={<Icon path={mdiAccountMinusOutline} />}
          aria-label={t(($) => $.leave.named, { booking: subject })}
          onClick={() => setOpen(true)}
        >
          {t(($) => $.leave.action)}
        </Button>
      )}
      {isOpen && (
        <Sheet
          title={t(($) => $.leave.question)}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {t(($) => $.leave.stay)}
              </Button>
              <Button variant="danger" isBusy={isBusy} onClick={leave}>
                {t(($) => $.leave.confirm)}
              </Button>
            </>
          }
        >
          <p>{subject}</p>
          <p>{t(($) => $.leave.text)}</p>
        </Sheet>
      )}
    </>
  );
};
