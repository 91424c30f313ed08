import { useTranslation } from 'react-i18next';
import { mdiLightningBolt } from '@mdi/js';
import styled from '@emotion/styled';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { radius } from '../../ui/shape.ts';
import type { Day } from '../plan/cell.ts';
import { type Place, placeKey, startOf } from '../plan/slot.ts';
import { nextFreeTimes } from '../selection/nextFreeTimes.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minWidth: 0,
  overflowX: 'auto',
  padding: theme.spacing(1, 0),
  scrollbarWidth: 'none',
}));
const Label = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
const Note = styled('span')(({ theme }) => theme.typography.body2);
const Chip = styled(Button)(({ theme }) => ({
  flex: 'none',
  padding: theme.spacing(1, 3.5),
  borderRadius: radius.round,
  fontSize: '0.875rem',
}));

type QuickChipsProps = { day: Day; onChoose: (place: Place) => void; onNextDay: () => void };

/** The next free hours: one tap chooses court and time. */
export const QuickChips = ({ day, onChoose, onNextDay }: QuickChipsProps) => {
  const { t } = useTranslation('booking');
  const times = nextFreeTimes(day);
  const nameOf = (number: number) =>
    day.columns.find(({ court }) => court.number === number)?.court.name ?? String(number);
  if (times.length === 0) {
    return (
      <Row>
        <Note>{t(($) => $.chips.none)}</Note>
        <Chip look="secondary" onClick={onNextDay}>
          {t(($) => $.chips.nextDay)}
        </Chip>
      </Row>
    );
  }
  return (
    <Row role="group" aria-label={t(($) => $.chips.label)}>
      <Label aria-hidden="true">{t(($) => $.chips.label)}</Label>
      {times.map((place) => (
        <Chip
          key={placeKey(place)}
          look="secondary"
          icon={<Icon path={mdiLightningBolt} />}
          onClick={() => onChoose(place)}
        >
          {t(($) => $.chips.chip, { time: startOf(place), court: nameOf(place.court) })}
        </Chip>
      ))}
    </Row>
  );
};
