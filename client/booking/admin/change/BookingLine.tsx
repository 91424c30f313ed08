import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { CategoryMark } from '../CategoryMark.tsx';
import type { KnownBooking } from './knownBooking.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
}));

/** Which booking it is, in one line. */
export const BookingLine = ({ booking }: { booking: KnownBooking }) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { date, timeRange } = useFormat();
  const { user, title, category } = booking;
  const who =
    title ?? (user ? `${user.firstName} ${user.lastName}` : t(($) => $.categories[category], { ns: 'courtPlan' }));
  const subject = t(($) => $.details.subject, {
    court: booking.court,
    date: date(booking.date),
    time: timeRange(booking.start, booking.end),
  });
  return (
    <Line>
      <CategoryMark category={category} />
      <span>
        {who} · {subject}
      </span>
    </Line>
  );
};
