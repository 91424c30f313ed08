import { Suspense } from 'react';
import { mergeSlots, totalsOf } from '../../courtPlan/selection/mergeSlots.ts';
import { withoutBlock } from '../../courtPlan/selection/withoutBlock.ts';
import { SelectionCard } from '../lazy/lazyComponents.ts';
import { SelectionBar } from '../summary/SelectionBar.tsx';
import type { Booking } from '../useBooking.ts';
import { select } from '../wizard/wizardChanges.ts';
import { useMediaQuery } from '../../core/browser/useMediaQuery.ts';

type SelectionProps = {
  booking: Pick<Booking, 'wizard' | 'apply' | 'setup' | 'requested'>;
  onNext: () => void;
  onClear: () => void;
};

/** The selection: beside the plan where there is room, otherwise in a bar at the bottom unless it is empty. */
export const Selection = ({ booking, onNext, onClear }: SelectionProps) => {
  const isWide = useMediaQuery('(min-width: 1440px)');
  const { wizard, apply, setup, requested } = booking;
  const blocks = mergeSlots(wizard.slots);
  const shown = {
    blocks,
    plans: setup.plans,
    shown: requested,
    total: totalsOf(wizard.slots).price,
    onRemove: (block: (typeof blocks)[number]) => apply(select(withoutBlock(wizard.slots, block))),
    onNext,
    onClear,
  };
  if (isWide)
    return (
      <Suspense>
        <SelectionCard {...shown} />
      </Suspense>
    );
  return blocks.length > 0 && <SelectionBar {...shown} />;
};
