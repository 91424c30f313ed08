import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FutureBookingList_preview$key } from '../../../__generated__/FutureBookingList_preview.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';
import { useSportName } from '../../../core/texts/useSportName.ts';

const List = styled('ul')(({ theme }) => ({ margin: 0, paddingLeft: theme.spacing(5) }));
const listedAtMost = 5;

/** The first bookings that a person has ahead, and how many more there are. */
export const FutureBookingList = ({ preview }: { preview: FutureBookingList_preview$key }) => {
  const { t } = useTranslation('userAdmin');
  const { date, timeRange } = useFormat();
  const sportName = useSportName();
  const courtName = useCourtName();
  const { futureBookings } = useFragment(
    graphql`
      fragment FutureBookingList_preview on DeletionPreview {
        futureBookings {
          id
          sport
          court
          date
          start
          end
        }
      }
    `,
    preview,
  );
  const more = futureBookings.length - listedAtMost;
  return (
    <List>
      {futureBookings.slice(0, listedAtMost).map((booking) => (
        <li key={booking.id}>
          {t(($) => $.users.remove.booking, {
            date: date(booking.date, 'plain'),
            time: timeRange(booking.start, booking.end),
            sport: sportName(booking.sport),
            court: courtName({ sport: booking.sport, court: booking.court }),
          })}
        </li>
      ))}
      {more > 0 && <li>{t(($) => $.users.remove.more, { count: more })}</li>}
    </List>
  );
};
