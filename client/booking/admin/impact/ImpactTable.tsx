import { useTranslation } from 'react-i18next';
import type { Court } from '@platzwart/contracts/core';
import { unbrokenTimes } from '../../../core/formatting/unbrokenTimes.tsx';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { AdminTable } from '../../../ui/material/admin/AdminTable.tsx';
import type { ImpactRow } from './impactRows.ts';

type ImpactTableProps = { label: string; rows: readonly ImpactRow[]; courts: readonly Court[] };

/** No line is broken between "Platz" and its number. */
const unbrokenName = (name: string): string => name.replace(/ (?=\d+$)/, '\u00a0');

/** The bookings that make way: whose, which court, when, and what their owners get back or no longer pay (decisions.md N18). */
export const ImpactTable = ({ label, rows, courts }: ImpactTableProps) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { cents, date, timeRange } = useFormat();
  const refundOf = ({ refund, paymentMethod }: ImpactRow): string => {
    if (refund > 0) return cents(refund);
    return paymentMethod === 'VOUCHER' ? t(($) => $.impact.hours) : t(($) => $.payment.NONE);
  };
  const columns = [
    { label: t(($) => $.columns.who) },
    { label: t(($) => $.columns.court), isNarrow: true },
    { label: t(($) => $.columns.time) },
    { label: t(($) => $.impact.refund), isNarrow: true },
  ];
  return (
    <AdminTable
      label={label}
      columns={columns}
      rows={rows.map((row) => ({
        key: row.bookingID,
        cells: [
          row.who ?? row.title ?? t(($) => $.categories[row.category], { ns: 'courtPlan' }),
          unbrokenName(courts.find(({ number }) => number === row.court)?.name ?? String(row.court)),
          <span key="time">{unbrokenTimes(`${date(row.date, 'short')}, ${timeRange(row.start, row.end)}`)}</span>,
          refundOf(row),
        ],
      }))}
    />
  );
};
