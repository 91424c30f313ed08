import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { radius } from '../../ui/theme/shape.ts';
import type { DayKey } from '../data/courtDays.ts';
import type { BookingSetup } from '../data/useBookingSetup.ts';
import { minutesOf } from '../../courtPlan/plan/slot.ts';
import type { Block } from '../../courtPlan/selection/mergeSlots.ts';
import { BlockList } from './BlockList.tsx';

const Card = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  background: theme.vars.palette.background.paper,
  '& > h2': { ...theme.typography.h3, margin: 0 },
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));
const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  fontWeight: 650,
}));

export type SelectionProps = {
  blocks: readonly Block[];
  plans: BookingSetup['plans'];
  /** The sport and day of the plan on screen. */
  shown: DayKey;
  /** Cents. */
  total: number;
  onRemove: (block: Block) => void;
  onNext: () => void;
  onClear: () => void;
};

/** The selection beside the plan, where there is room for it. */
export const SelectionCard = ({ blocks, plans, shown, total, onRemove, onNext, onClear }: SelectionProps) => {
  const { t } = useTranslation(['booking', 'deferredBooking']);
  const { cents, duration } = useFormat();
  const minutes = blocks.reduce((sum, block) => sum + minutesOf(block), 0);
  return (
    <Card aria-label={t(($) => $.selection.title)}>
      <h2>{t(($) => $.selection.title)}</h2>
      {blocks.length === 0 ? (
        <p>{t(($) => $.selection.hint, { ns: 'deferredBooking' })}</p>
      ) : (
        <>
          <BlockList blocks={blocks} plans={plans} shown={shown} onRemove={onRemove} />
          <Total>
            <span>{duration(minutes)}</span>
            <span>{cents(total)}</span>
          </Total>
          <Button isWide onClick={onNext}>
            {t(($) => $.selection.next)}
          </Button>
          <Button variant="quiet" onClick={onClear}>
            {t(($) => $.selection.clear, { ns: 'deferredBooking' })}
          </Button>
        </>
      )}
    </Card>
  );
};
