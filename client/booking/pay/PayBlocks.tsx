import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { Cents } from '@platzwart/contracts/core';
import { unbrokenTimes } from '../../core/formatting/unbrokenTimes.tsx';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { slotKey } from '../../courtPlan/plan/slot.ts';
import type { Block } from '../../courtPlan/selection/mergeSlots.ts';

const Blocks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: theme.spacing(4), justifyContent: 'space-between' },
}));

type PayBlocksProps = {
  blocks: readonly Block[];
  textOf: (block: Block) => string;
  guestFee: Cents;
  isByCard: boolean;
};

/** What is ordered and what it costs; the guests' fee is a line of its own (decisions.md N24). */
export const PayBlocks = ({ blocks, textOf, guestFee, isByCard }: PayBlocksProps) => {
  const { t } = useTranslation('deferredBooking');
  const { cents, duration } = useFormat();
  return (
    <Blocks>
      {blocks.map((block) => (
        <li key={slotKey(block)}>
          <span>{unbrokenTimes(textOf(block))}</span>
          <span>
            {isByCard
              ? t(($) => $.pay.byCard, { hours: duration(block.endMinute - block.startMinute) })
              : cents(block.price)}
          </span>
        </li>
      ))}
      {guestFee > 0 && (
        <li>
          <span>{t(($) => $.pay.guestFee)}</span>
          <span>{cents(guestFee)}</span>
        </li>
      )}
    </Blocks>
  );
};
