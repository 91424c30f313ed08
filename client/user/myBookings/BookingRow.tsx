import styled from '@emotion/styled';
import { graphql, useFragment } from 'react-relay';
import type { BookingRow_booking$key } from '../../__generated__/BookingRow_booking.graphql.ts';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { HistoryButton } from '../../core/history/HistoryButton.tsx';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { radius } from '../../ui/theme/shape.ts';
import { BookAgainLink } from './BookAgainLink.tsx';
import { BookingDetails } from './BookingDetails.tsx';
import { BookingPrice } from './BookingPrice.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { CancelButton } from './CancelButton.tsx';
import { DateBadge } from './DateBadge.tsx';
import { EditButton } from './edit/EditButton.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { PlayersLine } from './PlayersLine.tsx';
import { StateChip } from './StateChip.tsx';
import { useBookingEntry } from './useBookingEntry.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(16rem, 1fr) auto',
    alignItems: 'center',
    paddingInline: theme.spacing(5),
  },
}));
const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  '&[data-cancelled="true"] h2 > span': { textDecoration: 'line-through' },
  '& h2 > span': { display: 'inline-block', whiteSpace: 'nowrap' },
  '& h2': { ...theme.typography.body1, fontWeight: 600, margin: 0 },
}));
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  alignItems: 'center',
}));
const Actions = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  '&:empty': { display: 'none' },
  '& > a:only-child': { marginInlineStart: theme.spacing(-3) },
  [theme.breakpoints.up('md')]: { gridColumn: 'auto', justifyContent: 'flex-end' },
}));

type BookingRowProps = { booking: BookingRow_booking$key; now: number; onCancelled: () => void };

/** One booking in the list: date, court, state and actions. */
export const BookingRow = ({ booking: key, now, onCancelled }: BookingRowProps) => {
  const { timeRange } = useFormat();
  const sportName = useSportName();
  const courtName = useCourtName();
  const bookingText = useBookingText();
  const keys = useFragment(
    graphql`
      fragment BookingRow_booking on Booking {
        ...useBookingEntry_booking
        ...CancelButton_booking
        ...LeaveButton_booking
      }
    `,
    key,
  );
  const { booking, isGame, labels, cancellation, canLeave, canEdit } = useBookingEntry(keys, now);
  return (
    <Row>
      <DateBadge date={booking.date} />
      <Text data-cancelled={booking.state === 'CANCELED'}>
        <h2>
          <span>{timeRange(booking.start, booking.end)},</span>{' '}
          <span>
            {sportName(booking.sport)}, {courtName(booking)}
          </span>
        </h2>
        <Line>
          {labels.map((label) => (
            <StateChip key={label} label={label} />
          ))}
          <BookingPrice booking={booking} />
        </Line>
        <PlayersLine booking={booking} />
        <BookingDetails booking={booking} cancellation={cancellation} />
      </Text>
      <Actions>
        <CancelButton booking={keys} isOffered={cancellation?.status === 'possible'} onCancelled={onCancelled} />
        {booking.playingFamily.map((player) => (
          <LeaveButton key={player.userID} booking={keys} player={player} isOffered={canLeave} onLeft={onCancelled} />
        ))}
        <EditButton booking={booking} canEdit={canEdit} />
        {cancellation && <CalendarButton booking={booking} cancellation={cancellation} isCompact />}
        {!cancellation && !canLeave && <BookAgainLink booking={booking} now={now} />}
        {!isGame && <HistoryButton subjectId={booking._id} subject={bookingText(booking)} />}
      </Actions>
    </Row>
  );
};
