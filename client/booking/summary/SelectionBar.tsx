import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mdiChevronUp } from '@mdi/js';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { motion } from '../../ui/theme/motion.ts';
import { SelectionSheet } from '../lazy/lazyComponents.ts';
import { minutesOf } from '../../courtPlan/plan/slot.ts';
import { useBlockText } from '../useBlockText.ts';
import type { SelectionProps } from './SelectionCard.tsx';
import { bottomBar } from '../steps/bottomBar.ts';
import { useElsewhere } from './useElsewhere.ts';
import { useMeasuredHeight } from '../../ui/layout/useMeasuredHeight.ts';

const Bar = styled('div')(({ theme }) => ({
  ...bottomBar(theme),
  '@media print': { display: 'none' },
}));
const Summary = styled('button')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 auto',
  gap: theme.spacing(2),
  alignItems: 'center',
  minWidth: 0,
  maxWidth: 560,
  minHeight: 44,
  padding: theme.spacing(0, 2),
  border: 0,
  borderRadius: 10,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  transition: `background ${motion.quick}`,
  '&:hover': { background: theme.vars.palette.primary.light },
  '& > span': { minWidth: 0, lineHeight: 1.3 },
  // A time or a day that is cut off could be any: court and time, sport and day may take two lines.
  '& strong, & small': { display: 'block', textWrap: 'balance' },
  '& > span > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The selection and its price, always within reach of a thumb; a tap on it shows every booking. */
export const SelectionBar = ({ blocks, plans, shown, total, onRemove, onNext, onClear }: SelectionProps) => {
  const { t } = useTranslation('booking');
  const { cents, duration } = useFormat();
  const text = useBlockText(plans);
  const elsewhere = useElsewhere(shown);
  const bar = useMeasuredHeight('--pw-bottom-bar');
  const [isOpen, setOpen] = useState(false);
  const [first] = blocks;
  const title =
    blocks.length === 1 && first ? text.tight(first) : t(($) => $.selection.bookings, { count: blocks.length });
  const others = [...new Set(blocks.map(elsewhere))].filter(Boolean).join(' · ');
  const minutes = blocks.reduce((sum, block) => sum + minutesOf(block), 0);
  return (
    <Bar ref={bar} role="region" aria-label={t(($) => $.selection.title)}>
      <Summary type="button" aria-haspopup="dialog" title={t(($) => $.selection.show)} onClick={() => setOpen(true)}>
        <Icon path={mdiChevronUp} />
        <span>
          <strong>{title}</strong>
          {others && <small>{others}</small>}
          <small>
            {duration(minutes)} · {cents(total)}
          </small>
        </span>
      </Summary>
      <Button onClick={onNext}>{t(($) => $.selection.next)}</Button>
      {isOpen && (
        <Suspense>
          {' '}
          <SelectionSheet
            blocks={blocks}
            plans={plans}
            shown={shown}
            onRemove={onRemove}
            onNext={onNext}
            onClear={onClear}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Bar>
  );
};
