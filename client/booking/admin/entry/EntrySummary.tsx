import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { endOf, startOf } from '../../../courtPlan/plan/slot.ts';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import type { SharedBooking } from '../../data/planBookingOf.ts';

const Total = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));
const List = styled('ul')(({ theme }) => ({ margin: theme.spacing(1, 0, 0), paddingInlineStart: theme.spacing(5) }));

type EntrySummaryProps = { courts: number; price: number; conflicts: readonly SharedBooking[] };

/** What the booking costs, and what is in its way; both follow the form and the live plan. */
export const EntrySummary = ({ courts, price, conflicts }: EntrySummaryProps) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { cents, timeRange } = useFormat();
  const whatOf = ({ category, title }: SharedBooking): string =>
    [t(($) => $.categories[category], { ns: 'courtPlan' }), title].filter(Boolean).join(': ');
  return (
    <>
      <Total role="status">
        {t(($) => $.entry.total, { count: courts, price: cents(price), total: cents(price * courts) })}
      </Total>
      {conflicts.length > 0 && (
        <NoticeBox kind="warning">
          {t(($) => $.entry.conflicts, { count: conflicts.length })}
          <List>
            {conflicts.map((booking) => (
              <li key={booking.id}>
                {t(($) => $.entry.conflict, {
                  court: booking.court,
                  time: timeRange(startOf(booking), endOf(booking)),
                  what: whatOf(booking),
                })}
              </li>
            ))}
          </List>
        </NoticeBox>
      )}
    </>
  );
};
