import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EditLink_booking$key } from '../../../__generated__/EditLink_booking.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { Link } from '../../../ui/buttons/Link.tsx';

/** Higher than its text, so that a finger hits it (WCAG 2.5.8). */
const Edit = styled(Link)(({ theme }) => ({ display: 'inline-block', paddingBlock: theme.spacing(1) }));

/** To the form of a booking; nothing for one that is cancelled, or of a club event (decisions.md B15). */
export const EditLink = ({ booking: key }: { booking: EditLink_booking$key }) => {
  const { t } = useTranslation('bookingAdmin');
  const { date, timeRange } = useFormat();
  const booking = useFragment(
    graphql`
      fragment EditLink_booking on Booking {
        _id
        sport
        court
        date
        start
        end
        state
        eventID
      }
    `,
    key,
  );
  if (booking.state === 'CANCELED' || booking.eventID != null) return null;
  const subject = t(($) => $.details.subject, {
    court: booking.court,
    date: date(booking.date),
    time: timeRange(booking.start, booking.end),
  });
  return (
    <Edit
      to={`/dashboard/booking/${booking.sport}/${booking._id}/edit`}
      aria-label={`${t(($) => $.edit.action)}: ${subject}`}
    >
      {t(($) => $.edit.action)}
    </Edit>
  );
};
