import styled from '@emotion/styled';
import { mdiCancel, mdiCheckCircleOutline, mdiReceiptTextOutline, mdiTennisBall } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AccountBooking_booking$key } from '../../../__generated__/AccountBooking_booking.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useCourtName } from '../../../core/texts/useCourtName.ts';
import { useSportName } from '../../../core/texts/useSportName.ts';
import { AdminStateChip } from '../../../ui/material/admin/AdminStateChip.tsx';
import { Unbroken } from '../../../ui/layout/Unbroken.tsx';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& strong': { fontWeight: 600 },
}));

const chips = {
  BOOKED: { kind: 'success', icon: mdiTennisBall },
  CANCELED: { kind: 'error', icon: mdiCancel },
  INVOICED: { kind: 'info', icon: mdiReceiptTextOutline },
  PAID: { kind: 'success', icon: mdiCheckCircleOutline },
} as const;

/** One booking of a person: when, where, for how much, and its state. */
export const AccountBooking = ({ booking: key }: { booking: AccountBooking_booking$key }) => {
  const { t } = useTranslation('userAdmin');
  const { cents, date, timeRange } = useFormat();
  const courtName = useCourtName();
  const sportName = useSportName();
  const booking = useFragment(
    graphql`
      fragment AccountBooking_booking on Booking {
        sport
        court
        date
        start
        end
        price
        state
      }
    `,
    key,
  );
  const place = [sportName(booking.sport), courtName(booking)];
  const facts = booking.price == null ? place : [...place, cents(booking.price)];
  return (
    <Row>
      <div>
        <strong>
          {date(booking.date)}, <Unbroken>{timeRange(booking.start, booking.end)}</Unbroken>
        </strong>
        <p>{facts.join(', ')}</p>
      </div>
      <AdminStateChip {...chips[booking.state]} label={t(($) => $.account.states[booking.state])} />
    </Row>
  );
};
