import { useState } from 'react';
import { mdiAccountMinusOutline } from '@mdi/js';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { LeaveButton_booking$key } from '../../__generated__/LeaveButton_booking.graphql.ts';
import type { LeaveButtonMutation } from '../../__generated__/LeaveButtonMutation.graphql.ts';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useNotify } from '../../core/notices.ts';
import { useViewer } from '../../core/session/useViewer.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { useLeaveTexts } from './useLeaveTexts.ts';

type LeaveButtonProps = {
  booking: LeaveButton_booking$key;
  player: Readonly<{ userID: string; firstName: string }>;
  isOffered: boolean;
  onLeft: () => void;
};

const asPlayer = ['bookingsAsPlayer', { withChildren: true }] as const;

/** The booking stays in the list while somebody else of the family plays in it. */
const leaveIn = (store: RecordSourceProxy, bookingId: string, userID: string) => {
  const booking = store.get(bookingId);
  const others = (booking?.getLinkedRecords('playingFamily') ?? []).filter(
    (each) => each.getValue('userID') !== userID,
  );
  booking?.setLinkedRecords(others, 'playingFamily');
  if (others.length > 0) return;
  const listed = store.getRoot().getLinkedRecords(...asPlayer);
  store.getRoot().setLinkedRecords(
    listed.filter((record) => record.getDataID() !== bookingId),
    ...asPlayer,
  );
};

/** Takes the name of the viewer or of a child of theirs off somebody else's booking, after a question: only its owner can name them again. */
export const LeaveButton = ({ booking: key, player, isOffered, onLeft }: LeaveButtonProps) => {
  const isChild = player.userID !== useViewer().userID;
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
    mutation LeaveButtonMutation($id: ID!, $userID: ID) {
      leaveBooking(id: $id, userID: $userID) {
        success
      }
    }
  `);
  const subject = bookingText(booking);
  const texts = useLeaveTexts(isChild ? player.firstName : null, subject);
  const leave = () =>
    commit({
      variables: { id: booking._id, ...(isChild && { userID: player.userID }) },
      updater: (store) => leaveIn(store, booking.id, player.userID),
      onCompleted: () => {
        notify({ kind: 'success', text: texts.done });
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
          aria-label={texts.named}
          onClick={() => setOpen(true)}
        >
          {texts.action}
        </Button>
      )}
      {isOpen && (
        <Sheet
          title={texts.question}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {texts.stay}
              </Button>
              <Button variant="danger" isBusy={isBusy} onClick={leave}>
                {texts.confirm}
              </Button>
            </>
          }
        >
          <p>{subject}</p>
          <p>{texts.text}</p>
        </Sheet>
      )}
    </>
  );
};
