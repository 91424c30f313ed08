import { addDays } from '@platzwart/contracts/core';
import type { SelectionChange } from '../../courtPlan/selection/toggleSlot.ts';
import type { Booking } from '../useBooking.ts';
import { QuickChips } from './QuickChips.tsx';
import { RequestedBlock } from './RequestedBlock.tsx';

type PlanExtrasProps = { booking: Booking; take: (change: SelectionChange) => boolean };

/** Ways to a time besides the plan: the next free ones, and the one that the address asks for. */
export const PlanExtras = ({ booking, take }: PlanExtrasProps) => {
  const { day, block, go, requested, wizard } = booking;
  if (!day) return null;
  const isRequested = day.date === requested.date && day.sport === requested.sport;
  return (
    <>
      <QuickChips
        day={day}
        slots={wizard.slots}
        onTake={take}
        onNextDay={() => go({ date: addDays(requested.date, 1) })}
      />
      {block && isRequested && <RequestedBlock {...booking} day={day} block={block} />}
    </>
  );
};
