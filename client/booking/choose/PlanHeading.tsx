import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { LocalDate } from '@platzwart/contracts/core';
import { useFormat } from '../../core/useFormat.ts';
import { useSportName } from '../../core/useSportName.ts';

const Heading = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'none',
  margin: 0,
  '*:fullscreen &': { display: 'block', marginBottom: theme.spacing(4) },
  '@media print': { display: 'block', height: '10mm', fontSize: '14pt', lineHeight: '10mm' },
}));

type PlanHeadingProps = { sport: string; date: LocalDate; clubName: string };

/** What the plan shows, where nothing else on the page says so: on paper and on the board. */
export const PlanHeading = ({ sport, date, clubName }: PlanHeadingProps) => {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const sportName = useSportName();
  const title = t(($) => $.plan.label, { sport: sportName(sport), date: format.date(date, 'long') });
  return (
    <Heading>
      {title} · {clubName}
    </Heading>
  );
};
