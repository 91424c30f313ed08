import styled from '@emotion/styled';
import { graphql, useFragment } from 'react-relay';
import type { BookingSummary_booking$key } from '../../__generated__/BookingSummary_booking.graphql.ts';
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

/** Court, time and price: what its owner needs to recognise a booking. */
export const BookingSummary = ({ booking }: { booking: BookingSummary_booking$key }) => {
  const { cents, date, duration, timeRange } = useFormat();
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
        remark
      }
    `,
    booking,
  );
  const time = `${timeRange(shown.start, shown.end)} (${duration(shown.duration)})`;
  return (
    <Root>
      <Place>
        {sportName(shown.sport)}, {courtName({ sport: shown.sport, court: shown.court })}
      </Place>
      <p>{date(shown.date, 'long')}</p>
      <p>{time}</p>
      {shown.price != null && <p>{cents(shown.price)}</p>}
      {shown.remark && <Remark>{shown.remark}</Remark>}
    </Root>
  );
};
