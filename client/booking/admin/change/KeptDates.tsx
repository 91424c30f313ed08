import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import type { Availability } from '../entry/fetchAvailability.ts';

const List = styled('ul')(({ theme }) => ({ margin: theme.spacing(2, 0, 0), paddingLeft: theme.spacing(5) }));

/** What a change of a series leaves as it is, and why (decisions.md N14). */
export const KeptDates = ({ kept }: Pick<Availability['chosen'], 'kept'>) => {
  const { t } = useTranslation('bookingAdmin');
  const { date, timeRange } = useFormat();
  if (kept.length === 0) return null;
  return (
    <NoticeBox kind="info">
      {t(($) => $.change.kept, { count: kept.length })}
      <List>
        {kept.map(({ booking, reason }) => (
          <li key={booking.id}>
            {t(($) => $.change.keptDate, {
              date: date(booking.date),
              court: booking.court,
              time: timeRange(booking.start, booking.end),
              why: t(($) => $.change.keptReasons[reason]),
            })}
          </li>
        ))}
      </List>
    </NoticeBox>
  );
};
