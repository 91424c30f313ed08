import { useTranslation } from 'react-i18next';
import { mdiCheck } from '@mdi/js';
import styled from '@emotion/styled';
import { timeOfMinute } from '@platzwart/contracts/core';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { radius } from '../../ui/shape.ts';
import { useCellWords } from '../grid/useCellWords.ts';
import type { Cell, Day } from '../plan/cell.ts';
import { placeKey } from '../plan/slot.ts';
import { listTimes } from './listTimes.ts';

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
const Time = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 0),
  alignItems: 'start',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > strong': { lineHeight: '44px' },
}));
const Courts = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }));
const Court = styled(Button)(({ theme }) => ({ padding: theme.spacing(1, 3) }));

type CourtListProps = { day: Day; isBusy: boolean; onActivate: (cell: Cell) => void };

/** The same plan to read from top to bottom: what is free at which time (reference: ux.md U3). */
export const CourtList = ({ day, isBusy, onActivate }: CourtListProps) => {
  const { t } = useTranslation('booking');
  const words = useCellWords();
  const times = listTimes(day);
  if (times.length === 0) return <NoticeBox kind="info">{t(($) => $.chips.none)}</NoticeBox>;
  return (
    <List aria-busy={isBusy} id="court-plan">
      {times.map(({ minute, cells }) => (
        <Time key={minute}>
          <strong>{timeOfMinute(minute)}</strong>
          <Courts>
            {cells.map(({ cell, court }) => (
              <Court
                key={placeKey(cell)}
                look={cell.state === 'free' ? 'secondary' : 'primary'}
                icon={cell.state === 'selected' ? <Icon path={mdiCheck} /> : undefined}
                aria-pressed={cell.state === 'booked' ? undefined : cell.state === 'selected'}
                aria-label={words.name(cell, court)}
                onClick={() => onActivate(cell)}
              >
                {cell.state === 'booked' ? `${words.you} · ${court.name}` : court.name}
              </Court>
            ))}
          </Courts>
        </Time>
      ))}
    </List>
  );
};
