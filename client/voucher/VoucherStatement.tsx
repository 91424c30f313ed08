import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  VoucherStatement_movements$data,
  VoucherStatement_movements$key,
} from '../__generated__/VoucherStatement_movements.graphql.ts';
import { useBookingText } from '../core/cancelBooking/useBookingText.ts';
import { unbrokenTimes } from '../core/formatting/unbrokenTimes.tsx';
import { useFormat } from '../core/formatting/useFormat.ts';
import { DataTable } from '../ui/layout/DataTable.tsx';
import { useHours, useSignedHours } from './useHours.ts';

type Movement = VoucherStatement_movements$data[number];

const useMovementText = (): ((movement: Movement) => string) => {
  const { t } = useTranslation('vouchers');
  const bookingText = useBookingText();
  return ({ kind, sport, court, date, start, end }) => {
    if (kind !== 'USED' && kind !== 'RETURNED') return t(($) => $.statement.ORDERED);
    const booking =
      sport && court && date && start && end
        ? bookingText({ sport, court, date, start, end })
        : t(($) => $.statement.forgotten);
    return t(($) => $.statement[kind], { booking });
  };
};

/** Each movement of hours with the balance afterwards, the newest first, as on the statement of a bank account. */
export const VoucherStatement = ({ movements: key }: { movements: VoucherStatement_movements$key }) => {
  const { t } = useTranslation('vouchers');
  const { dayOf } = useFormat();
  const hours = useHours();
  const signedHours = useSignedHours();
  const movementText = useMovementText();
  const movements = useFragment(
    graphql`
      fragment VoucherStatement_movements on VoucherMovement @relay(plural: true) {
        _id
        kind
        hours
        hoursLeft
        at
        sport
        court
        date
        start
        end
      }
    `,
    key,
  );
  if (movements.length === 0) return <p>{t(($) => $.statement.none)}</p>;
  return (
    <DataTable
      label={t(($) => $.statement.title)}
      columns={[
        t(($) => $.statement.day),
        t(($) => $.statement.what),
        { label: t(($) => $.statement.change), isNumber: true },
        { label: t(($) => $.statement.balance), isNumber: true },
      ]}
      rows={movements.map((movement) => ({
        key: movement._id,
        cells: [
          dayOf(Date.parse(movement.at)),
          <span key="what">{unbrokenTimes(movementText(movement))}</span>,
          signedHours(movement.hours),
          t(($) => $.hours, { hours: hours(movement.hoursLeft) }),
        ],
      }))}
    />
  );
};
