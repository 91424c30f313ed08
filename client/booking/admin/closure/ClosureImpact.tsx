import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Court } from '@platzwart/contracts/core';
import { NoticeBox } from '../../../ui/feedback/NoticeBox.tsx';
import type { ImpactRow } from '../impact/impactRows.ts';
import { ImpactTable } from '../impact/ImpactTable.tsx';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), minHeight: '3rem' }));

type ClosureImpactProps = { rows: readonly ImpactRow[] | null; courts: readonly Court[]; isCurrent: boolean };

/** Whose bookings make way, before it happens. */
export const ClosureImpact = ({ rows, courts, isCurrent }: ClosureImpactProps) => {
  const { t } = useTranslation('bookingAdmin');
  const isHurting = rows !== null && rows.length > 0;
  return (
    <Root aria-busy={!isCurrent}>
      <div role="status">
        {rows !== null && (
          <NoticeBox kind={isHurting ? 'warning' : 'info'}>
            {isHurting ? t(($) => $.impact.summary, { count: rows.length }) : t(($) => $.impact.none)}
          </NoticeBox>
        )}
      </div>
      {isHurting && <ImpactTable label={t(($) => $.impact.label)} rows={rows} courts={courts} />}
    </Root>
  );
};
