import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  BookingSummary_booking$data,
  BookingSummary_booking$key,
} from '../../__generated__/BookingSummary_booking.graphql.ts';
import { useFormat } from '../formatting/useFormat.ts';
import { useCourtName } from '../texts/useCourtName.ts';
import { useSportName } from '../texts/useSportName.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}));
const Place = styled('p')(({ theme }) => ({ ...theme.typography.h3 }));
const Remark = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** What is to be paid; a card has paid the court, and the guests' fee may be left (decisions.md V7, N24). */
const usePrice = ({ price, paymentMethod, duration: minutes }: BookingSummary_booking$data): string => {
  const { t } = useTranslation('cancelBooking');
  const { cents, duration } = useFormat();
  const amount = price == null ? '' : cents(price);
  if (paymentMethod !== 'VOUCHER') return amount;
  return [t(($) => $.byCard, { hours: duration(minutes) }), price ? amount : ''].filter(Boolean).join(', ');
};

/** Court, time and price: what its owner needs to recognise a booking. */
export const BookingSummary = ({ booking }: { booking: BookingSummary_booking$key }) => {
  const { date, duration, timeRange } = useFormat();
  const sportName = useSportName();
  const courtName = useCourtName();
  const shown = useFragment(
    graphql`
      fragment BookingSummary_booking on Booking {
        sport
        court
        date
        start
        end
        duration
        price
        paymentMethod
        remark
      }
    `,
    booking,
  );
  const price = usePrice(shown);
  const time = `${timeRange(shown.start, shown.end)} (${duration(shown.duration)})`;
  return (
    <Root>
      <Place>
        {sportName(shown.sport)}, {courtName({ sport: shown.sport, court: shown.court })}
      </Place>
      <p>{date(shown.date, 'long')}</p>
      <p>{time}</p>
      {price !== '' && <p>{price}</p>}
      {shown.remark && <Remark>{shown.remark}</Remark>}
    </Root>
  );
};
