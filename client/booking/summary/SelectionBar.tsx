import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mdiChevronUp } from '@mdi/js';
import styled from '@emotion/styled';
import { useFormat } from '../../core/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { motion } from '../../ui/motion.ts';
import { SelectionSheet } from '../late/lateBooking.ts';
import { minutesOf } from '../plan/slot.ts';
import { useBlockText } from '../useBlockText.ts';
import type { SelectionProps } from './SelectionCard.tsx';
import { useBottomBar } from './useBottomBar.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar - 1,
  right: 0,
  bottom: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 4),
  paddingBottom: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom, 0px))`,
  background: theme.vars.palette.background.paper,
  borderTop: `2px solid ${theme.vars.palette.primary.main}`,
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
  '& strong, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** What is chosen and what it costs, always in reach of a thumb; a tap on it shows every booking. */
export const SelectionBar = ({ blocks, plans, total, onRemove, onNext, onClear }: SelectionProps) => {
  const { t } = useTranslation('booking');
  const { cents, duration } = useFormat();
  const text = useBlockText(plans);
  const bar = useBottomBar();
  const [isOpen, setOpen] = useState(false);
  const [first] = blocks;
  const title =
    blocks.length === 1 && first ? text.tight(first) : t(($) => $.selection.bookings, { count: blocks.length });
  const minutes = blocks.reduce((sum, block) => sum + minutesOf(block), 0);
  return (
    <Bar ref={bar} role="region" aria-label={t(($) => $.selection.title)}>
      <Summary type="button" aria-haspopup="dialog" title={t(($) => $.selection.show)} onClick={() => setOpen(true)}>
        <Icon path={mdiChevronUp} />
        <span>
          <strong>{title}</strong>
          <small>
            {duration(minutes)} · {cents(total)}
          </small>
        </span>
      </Summary>
      <Button onClick={onNext}>{t(($) => $.selection.next)}</Button>
      {isOpen && (
        <Suspense>
          <SelectionSheet
            blocks={blocks}
            plans={plans}
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
