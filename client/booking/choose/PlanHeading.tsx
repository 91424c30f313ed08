import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { LocalDate } from '@platzwart/contracts/core';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useSportName } from '../../core/texts/useSportName.ts';

const Heading = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'none',
  margin: 0,
  '*:fullscreen &': { display: 'block', marginBottom: theme.spacing(4) },
  '@media print': { display: 'block', height: '10mm', fontSize: '14pt', lineHeight: '10mm' },
}));

type PlanHeadingProps = { sport: string; date: LocalDate; clubName: string };

/** Sport and day of the plan, on paper and in full screen, where nothing else on the page names them. */
export const PlanHeading = ({ sport, date, clubName }: PlanHeadingProps) => {
  const { t } = useTranslation('courtPlan');
  const format = useFormat();
  const sportName = useSportName();
  const title = t(($) => $.label, { sport: sportName(sport), date: format.date(date, 'long') });
  return (
    <Heading>
      {title} · {clubName}
    </Heading>
  );
};
