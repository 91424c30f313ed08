import { Suspense } from 'react';
import { mergeSlots, totalsOf } from '../selection/mergeSlots.ts';
import { withoutBlock } from '../selection/withoutBlock.ts';
import { SelectionCard } from '../late/lateBooking.ts';
import { SelectionBar } from '../summary/SelectionBar.tsx';
import type { Booking } from '../useBooking.ts';
import { select } from '../wizard/wizardChanges.ts';
import { useMediaQuery } from '../../core/useMediaQuery.ts';

type SelectionProps = { booking: Pick<Booking, 'wizard' | 'apply' | 'setup'>; onNext: () => void; onClear: () => void };

/** What was chosen: beside the plan where it leaves room for it, else in a bar at the bottom as soon as there is something. */
export const Selection = ({ booking, onNext, onClear }: SelectionProps) => {
  const isWide = useMediaQuery('(min-width: 1440px)');
  const { wizard, apply, setup } = booking;
  const blocks = mergeSlots(wizard.slots);
  const shown = {
    blocks,
    plans: setup.plans,
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
