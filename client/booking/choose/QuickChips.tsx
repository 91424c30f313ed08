import { useTranslation } from 'react-i18next';
import { mdiLightningBolt } from '@mdi/js';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { radius } from '../../ui/theme/shape.ts';
import type { Day } from '../../courtPlan/plan/cell.ts';
import { whyNothingIsFree } from '../../courtPlan/plan/whyNothingIsFree.ts';
import { openSlotsIn } from '../../courtPlan/plan/dayLookup.ts';
import { type Place, placeKey, startOf } from '../../courtPlan/plan/slot.ts';
import { selectBlock } from '../../courtPlan/selection/selectBlock.ts';
import type { SelectedSlot } from '../../courtPlan/selection/selectedSlot.ts';
import type { SelectionChange } from '../../courtPlan/selection/toggleSlot.ts';
import { nextFreeTimes } from '../../courtPlan/selection/nextFreeTimes.ts';

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

type QuickChipsProps = {
  day: Day;
  slots: readonly SelectedSlot[];
  onTake: (change: SelectionChange) => void;
  onNextDay: () => void;
};

/** The next free hours: one tap selects court and time. */
export const QuickChips = ({ day, slots, onTake, onNextDay }: QuickChipsProps) => {
  const { t } = useTranslation('booking');
  const times = nextFreeTimes(day);
  const { shortCents } = useFormat();
  const priceOf = (place: Place) =>
    shortCents((openSlotsIn(day, place) ?? []).reduce((sum, { price }) => sum + price, 0));
  const nameOf = (number: number) =>
    day.columns.find(({ court }) => court.number === number)?.court.name ?? String(number);
  if (times.length === 0) {
    const reason = whyNothingIsFree(day);
    // The next day is closed to them for the same reason.
    const isFurtherOn = reason !== 'notAllowed' && reason !== 'tooFar';
    return (
      <Row>
        <Note>{t(($) => $.chips.none[reason])}</Note>
        {isFurtherOn && (
          <Chip variant="secondary" onClick={onNextDay}>
            {t(($) => $.chips.nextDay)}
          </Chip>
        )}
      </Row>
    );
  }
  return (
    <Row role="group" aria-label={t(($) => $.chips.label)}>
      <Label aria-hidden="true">{t(($) => $.chips.label)}</Label>
      {times.map((place) => (
        <Chip
          key={placeKey(place)}
          variant="secondary"
          icon={<Icon path={mdiLightningBolt} />}
          onClick={() => onTake(selectBlock(day, slots, place))}
        >
          {t(($) => $.chips.chip, { time: startOf(place), court: nameOf(place.court), price: priceOf(place) })}
        </Chip>
      ))}
    </Row>
  );
};
