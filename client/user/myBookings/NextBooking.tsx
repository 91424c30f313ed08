import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { NextBooking_booking$key } from '../../__generated__/NextBooking_booking.graphql.ts';
import { useBookingText } from '../../core/cancelBooking/useBookingText.ts';
import { HistoryButton } from '../../core/history/HistoryButton.tsx';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useViewer } from '../../core/session/useViewer.ts';
import { useLanguage } from '../../core/texts/language.ts';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { CourtGlyph } from '../../ui/graphics/CourtGlyph.tsx';
import { radius } from '../../ui/theme/shape.ts';
import { BookingDetails } from './BookingDetails.tsx';
import { BookingPrice } from './BookingPrice.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { CancelButton } from './CancelButton.tsx';
import { EditButton } from './edit/EditButton.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { childOf } from './childOf.ts';
import { PlayersLine } from './PlayersLine.tsx';
import { StateChip } from './StateChip.tsx';
import { possessive } from './possessive.ts';
import { countdownTo } from './sortBookings.ts';
import { useBookingEntry } from './useBookingEntry.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.hero,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '300px 1fr' },
}));
const Picture = styled('div')({
  position: 'relative',
  minHeight: 128,
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
const Countdown = styled('p')(({ theme }) => ({
  position: 'absolute',
  left: theme.spacing(4),
  bottom: theme.spacing(4),
  margin: 0,
  padding: theme.spacing(1, 3),
  borderRadius: radius.round,
  background: theme.vars.palette.court.surround,
  color: theme.vars.palette.ball,
  fontWeight: 700,
}));
const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  '& h2': { ...theme.typography.body2, margin: 0, fontWeight: 600, color: theme.vars.palette.clay.onTint },
}));
const When = styled('p')(({ theme }) => ({ ...theme.typography.h2, margin: 0, '& span': { whiteSpace: 'nowrap' } }));
const Where = styled('p')(({ theme }) => ({ ...theme.typography.h3, fontWeight: 600, margin: 0 }));
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 4),
  alignItems: 'center',
}));

const useCountdownText = () => {
  const { t } = useTranslation('myBookings');
  return (countdown: ReturnType<typeof countdownTo>): string => {
    if (countdown.when === 'running') return t(($) => $.running);
    if (countdown.when === 'inDays') return t(($) => $.nextDay.inDays, { count: countdown.days });
    const { when } = countdown;
    return t(($) => $.nextDay[when]);
  };
};

type NextBookingProps = { booking: NextBooking_booking$key; now: number; onCancelled: () => void };

/** The next booking, large. */
export const NextBooking = ({ booking: key, now, onCancelled }: NextBookingProps) => {
  const { t } = useTranslation('myBookings');
  const { date, timeRange } = useFormat();
  const sportName = useSportName();
  const courtName = useCourtName();
  const bookingText = useBookingText();
  const countdownText = useCountdownText();
  const keys = useFragment(
    graphql`
      fragment NextBooking_booking on Booking {
        ...useBookingEntry_booking
        ...CancelButton_booking
        ...LeaveButton_booking
      }
    `,
    key,
  );
  const { booking, isGame, labels, cancellation, canLeave, canEdit } = useBookingEntry(keys, now);
  const child = childOf(booking, useViewer());
  const language = useLanguage();
  const heading = child === null ? t(($) => $.next) : t(($) => $.nextOf, { whose: possessive(child, language) });
  return (
    <Card>
      <Picture>
        <CourtGlyph sport={booking.sport} />
        <Countdown>{countdownText(countdownTo(booking, now))}</Countdown>
      </Picture>
      <Text>
        <h2>{heading}</h2>
        <When>
          {date(booking.date, 'day')}, <span>{timeRange(booking.start, booking.end)}</span>
        </When>
        <Where>
          {sportName(booking.sport)}, {courtName(booking)}
        </Where>
        <Line>
          {labels.map((label) => (
            <StateChip key={label} label={label} />
          ))}
          <BookingPrice booking={booking} />
        </Line>
        <PlayersLine booking={booking} />
        <BookingDetails booking={booking} cancellation={cancellation} />
        <Line>
          <CancelButton booking={keys} isOffered={cancellation?.status === 'possible'} onCancelled={onCancelled} />
          {booking.playingFamily.map((player) => (
            <LeaveButton key={player.userID} booking={keys} player={player} isOffered={canLeave} onLeft={onCancelled} />
          ))}
          <EditButton booking={booking} canEdit={canEdit} />
          <CalendarButton booking={booking} cancellation={cancellation} />
          {!isGame && <HistoryButton subjectId={booking._id} subject={bookingText(booking)} />}
        </Line>
      </Text>
    </Card>
  );
};
