import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  BookingSummary_booking$data,
  BookingSummary_booking$key,
} from '../../__generated__/BookingSummary_booking.graphql.ts';
import { useFormat } from '../formatting/useFormat.ts';
import { usePriceText } from '../formatting/usePriceText.ts';
import { useViewer } from '../session/useViewer.ts';
import { useCourtName } from '../texts/useCourtName.ts';
import { useSportName } from '../texts/useSportName.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}));
const Place = styled('p')(({ theme }) => ({ ...theme.typography.h3 }));
const Remark = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const ChildLine = ({ user }: Pick<BookingSummary_booking$data, 'user'>) => {
  const { t } = useTranslation('cancelBooking');
  const { userID } = useViewer();
  if (!user || user.userID === userID) return null;
  return <p>{t(($) => $.ofChild, { name: user.firstName })}</p>;
};

/** Court, time and price, and the child whose booking it is: what its owner or a parent needs to recognise a booking. */
export const BookingSummary = ({ booking }: { booking: BookingSummary_booking$key }) => {
  const { t } = useTranslation('cancelBooking');
  const { date, duration, timeRange } = useFormat();
  const priceText = usePriceText((hours) => t(($) => $.byCard, { hours }));
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
        user {
          userID
          firstName
        }
      }
    `,
    booking,
  );
  const { price: cents, paymentMethod, duration: minutes } = shown;
  const price = priceText({ price: cents, paymentMethod, duration: minutes });
  const time = `${timeRange(shown.start, shown.end)} (${duration(minutes)})`;
  return (
    <Root>
      <Place>
        {sportName(shown.sport)}, {courtName({ sport: shown.sport, court: shown.court })}
      </Place>
      <ChildLine user={shown.user} />
      <p>{date(shown.date, 'long')}</p>
      <p>{time}</p>
      {price !== '' && <p>{price}</p>}
      {shown.remark && <Remark>{shown.remark}</Remark>}
    </Root>
  );
};
