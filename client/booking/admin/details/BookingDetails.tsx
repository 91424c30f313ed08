import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BookingDetailsQuery } from '../../../__generated__/BookingDetailsQuery.graphql.ts';
import { useUndoCancellation } from '../../../core/cancelBooking/useUndoCancellation.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { HistoryButton } from '../../../core/history/HistoryButton.tsx';
import { ItemPaidButton } from '../../../core/itemPaid/ItemPaidButton.tsx';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { useNow } from '../../../core/time/useNow.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import { UndoNotice } from '../change/UndoNotice.tsx';
import { FollowDay } from '../live/FollowDay.tsx';
import { AddableDates } from '../series/AddableDates.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  justifyItems: 'start',
  '& p': { margin: 0 },
  '& p + button': { marginTop: theme.spacing(3) },
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3) }));

type PendingAction = 'cancel' | 'delete';
type Shown = NonNullable<BookingDetailsQuery['response']['booking']>;

const ChangeActions = ({ booking, onMove }: Pick<BookingActionsProps, 'booking' | 'onMove'>) => {
  const { t } = useTranslation('bookingAdmin');
  return (
    <>
      <ButtonLink variant="secondary" to={`/dashboard/booking/${booking.sport}/${booking._id}/edit`}>
        {t(($) => $.edit.action)}
      </ButtonLink>
      <Button variant="secondary" onClick={onMove}>
        {t(($) => $.move.action)}
      </Button>
    </>
  );
};

type BookingActionsProps = { booking: Shown; onMove: () => void; onAsk: (asked: PendingAction) => void };

/** decisions.md B15: only the event gives its courts back. */
const BookingActions = ({ booking, onMove, onAsk }: BookingActionsProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { eventID, cancelable, state } = booking;
  if (eventID != null)
    return (
      <ButtonLink variant="secondary" to={`/dashboard/event/${eventID}/edit`}>
        {t(($) => $.details.toEvent)}
      </ButtonLink>
    );
  // decisions.md B3: what was invoiced or paid stays in the lists.
  const canDelete = state === 'BOOKED' || state === 'CANCELED';
  return (
    <>
      {cancelable && <ChangeActions booking={booking} onMove={onMove} />}
      {cancelable && (
        <Button variant="danger" onClick={() => onAsk('cancel')}>
          {t(($) => $.cancel.action)}
        </Button>
      )}
      {canDelete && (
        <Button variant="secondary" onClick={() => onAsk('delete')}>
          {t(($) => $.delete.action)}
        </Button>
      )}
    </>
  );
};

/** Gets what was booked instead: of a series all dates that were cancelled with it. */
type Restoring = { onRestored: NonNullable<Parameters<ReturnType<typeof useUndoCancellation>['undo']>[1]> };

/** On a booking that was cancelled less than ten minutes ago: a way back (decisions.md N19). */
const UndoCancellation = ({ booking, onRestored }: Pick<BookingActionsProps, 'booking'> & Restoring) => {
  const { _id, undoableUntil, seriesID } = booking;
  const { t } = useTranslation('bookingAdmin');
  const now = useNow();
  const { undo, isBusy } = useUndoCancellation();
  // Of a series all dates that were cancelled with it come back.
  const undone = seriesID == null ? undefined : t(($) => $.cancel.undoneSeries);
  if (undoableUntil == null || Date.parse(undoableUntil) < now) return null;
  return (
    <NoticeBox kind="info">
      <p>{t(($) => $.change.justCancelled)}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={() => undo(_id, onRestored, undone)}>
        {t(($) => $.change.undo)}
      </Button>
    </NoticeBox>
  );
};

type BookingDetailsProps = {
  id: string;
  onMove: () => void;
  onDeleted: () => void;
  /** Shows another booking instead, by its `_id`. */ onShow: (id: string) => void;
};

/** Who, what, when, price, remark and state of a booking, and what can be done with it. */
export const BookingDetails = ({ id, onMove, onDeleted, onShow }: BookingDetailsProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { date, timeRange } = useFormat();
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const close = () => setAsked(null);
  // Counts what was changed here or by somebody else, e.g. the remark by its owner: the booking is then asked for again.
  const [changes, setChanges] = useState(0);
  const askAgain = () => setChanges((count) => count + 1);
  const { booking, courtPlanPosition } = useLazyLoadQuery<BookingDetailsQuery>(
    graphql`
      query BookingDetailsQuery($id: ID!) {
        courtPlanPosition
        booking(id: $id) {
          _id
          sport
          court
          date
          start
          end
          state
          cancelable
          eventID
          seriesID
          undoableUntil
          paymentState
          price
          ...BookingFacts_booking
          ...CancelDialog_booking
          ...DeleteDialog_booking
          ...AddableDates_booking
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  if (!booking)
    return (
      <NoticeBox kind="info">
        {t(($) => $.details.gone)} {t(($) => $.details.held)}
      </NoticeBox>
    );
  const showRestored: Restoring['onRestored'] = (restored) => {
    const same = restored.find(({ date: day, court }) => day === booking.date && court === booking.court);
    if (same) onShow(same._id);
    else askAgain();
  };
  const subject = t(($) => $.details.subject, {
    court: booking.court,
    date: date(booking.date),
    time: timeRange(booking.start, booking.end),
  });
  return (
    <Root>
      <FollowDay booking={booking} since={courtPlanPosition} onChange={askAgain} />
      <UndoNotice id={booking._id} />
      <UndoCancellation booking={booking} onRestored={showRestored} />
      <BookingFacts booking={booking} />
      <AddableDates booking={booking} />
      <Actions>
        <HistoryButton subjectId={booking._id} subject={subject} />
        <BookingActions booking={booking} onMove={onMove} onAsk={setAsked} />
        {booking.paymentState === 'OPEN' && booking.price != null && booking.price > 0 && (
          <ItemPaidButton
            item={{ id: booking._id, kind: 'COURT', what: subject, price: booking.price }}
            onPaid={askAgain}
          />
        )}
      </Actions>
      {asked === 'cancel' && (
        <CancelDialog booking={booking} onClose={close} onCancelled={askAgain} onRestored={showRestored} />
      )}
      {asked === 'delete' && <DeleteDialog booking={booking} onClose={close} onDeleted={onDeleted} />}
    </Root>
  );
};
