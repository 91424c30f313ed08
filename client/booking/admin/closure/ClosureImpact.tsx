import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { type Court, minuteOfDay } from '@platzwart/contracts/core';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import type { ImpactRow } from '../impact/impactRows.ts';
import { ImpactTable } from '../impact/ImpactTable.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), minHeight: '3rem' }));

type ClosureImpactProps = {
  /** Minute of the day at the club. */
  now: number;
  rows: readonly ImpactRow[] | null;
  courts: readonly Court[];
  isCurrent: boolean;
};

/** What is being played makes way as a whole (decisions.md N18). */
const Running = ({ now, rows }: Readonly<{ now: number; rows: readonly ImpactRow[] }>) => {
  const { t } = useTranslation('bookingAdmin');
  const count = rows.filter((row) => minuteOfDay(row.start) < now && row.refund > 0).length;
  return count > 0 && ` ${t(($) => $.closure.running, { count })}`;
};

/** Whose bookings make way, before it happens. */
export const ClosureImpact = ({ now, rows, courts, isCurrent }: ClosureImpactProps) => {
  const { t } = useTranslation('bookingAdmin');
  const isHurting = rows !== null && rows.length > 0;
  return (
    <Root aria-busy={!isCurrent}>
      <div role="status">
        {rows !== null && (
          <NoticeBox kind={isHurting ? 'warning' : 'info'}>
            {isHurting ? t(($) => $.impact.summary, { count: rows.length }) : t(($) => $.impact.none)}
            <Running now={now} rows={rows} />
          </NoticeBox>
        )}
      </div>
      {isHurting && <ImpactTable label={t(($) => $.impact.label)} rows={rows} courts={courts} />}
    </Root>
  );
};
