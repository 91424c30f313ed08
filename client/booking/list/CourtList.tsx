import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { radius } from '../../ui/theme/shape.ts';
import { useCellTexts } from '../../courtPlan/grid/useCellTexts.ts';
import { whyNothingIsFree } from '../../courtPlan/plan/whyNothingIsFree.ts';
import type { Cell, Day } from '../../courtPlan/plan/cell.ts';
import { ListTimeRow } from './ListTimeRow.tsx';
import { listHours } from './listTimes.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: theme.spacing(0, 3),
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  '&[aria-busy="true"]': { opacity: 0.55 },
}));
const Hour = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 0),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.control.border}` },
}));

type CourtListProps = { day: Day; isBusy: boolean; onActivate: (cell: Cell) => void };

/** The same plan as a list by the hour: what is free at which time (screens.md U3). */
export const CourtList = ({ day, isBusy, onActivate }: CourtListProps) => {
  const { t } = useTranslation('booking');
  const texts = useCellTexts();
  const hours = listHours(day);
  if (hours.length === 0) return <NoticeBox kind="info">{t(($) => $.chips.none[whyNothingIsFree(day)])}</NoticeBox>;
  return (
    <List aria-busy={isBusy} id="court-plan">
      {hours.map(({ hour, times }) => (
        <Hour key={hour}>
          {times.map((time) => (
            <ListTimeRow key={time.minute} time={time} columns={day.columns} texts={texts} onActivate={onActivate} />
          ))}
        </Hour>
      ))}
    </List>
  );
};
