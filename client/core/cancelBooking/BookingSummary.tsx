import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { graphql, useFragment } from 'react-relay';
import type { BookingSummary_booking$key } from '../../__generated__/BookingSummary_booking.graphql.ts';
import { useFormat } from '../useFormat.ts';
import { useSportName } from '../useSportName.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}));
const Place = styled('p')(({ theme }) => ({ ...theme.typography.h3 }));
const Remark = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Where, when and for how much: what its owner needs to recognise a booking. */
export const BookingSummary = ({ booking }: { booking: BookingSummary_booking$key }) => {
  const { t } = useTranslation('core');
  const { cents, date, duration, timeRange } = useFormat();
  const sportName = useSportName();
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
        {sportName(shown.sport)}, {t(($) => $.court, { number: shown.court })}
      </Place>
      <p>{date(shown.date, 'long')}</p>
      <p>{time}</p>
      {shown.price != null && <p>{cents(shown.price)}</p>}
      {shown.remark && <Remark>{shown.remark}</Remark>}
    </Root>
  );
};
