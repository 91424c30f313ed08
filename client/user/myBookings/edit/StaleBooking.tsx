import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useBookingText } from '../../../core/cancelBooking/useBookingText.ts';
import { unbrokenTimes } from '../../../core/formatting/unbrokenTimes.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import type { BookingEntry } from '../useBookingEntry.ts';
import { playersOf } from './changeOf.ts';

const News = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > p': { margin: 0 } }));

type StaleBookingProps = Pick<BookingEntry, 'booking'> & { onRestart: () => void; onKeep: () => void };

/** The booking was changed meanwhile, e.g. by the club: what it is now, and whether to go on from there. */
export const StaleBooking = ({ booking, onRestart, onKeep }: StaleBookingProps) => {
  const { t } = useTranslation('myBookings');
  const bookingText = useBookingText();
  const names = playersOf(booking.players).map(({ name }) => name);
  return (
    <NoticeBox kind="warning" role="alert">
      <News>
        <p>{unbrokenTimes(t(($) => $.edit.stale, { booking: bookingText(booking) }))}</p>
        {names.length > 0 && <p>{t(($) => $.players, { names: names.join(', ') })}</p>}
        {booking.remark && <p>{t(($) => $.edit.staleRemark, { remark: booking.remark })}</p>}
        <ButtonRow>
          <Button variant="secondary" onClick={onRestart}>
            {t(($) => $.edit.restart)}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {t(($) => $.edit.keepMine)}
          </Button>
        </ButtonRow>
      </News>
    </NoticeBox>
  );
};
