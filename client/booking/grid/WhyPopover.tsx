import type { ReactNode } from 'react';
import type { Day } from '../plan/cell.ts';
import type { Place } from '../plan/slot.ts';

type WhyPopoverProps = { id: string; day: Day; place: Place; children: ReactNode };

/** Beside the cell that was tapped, on the side where there is room. Takes no focus: its text is the cell's description. */
export const WhyPopover = ({ id, day, place, children }: WhyPopoverProps) => {
  const column = day.columns.findIndex(({ court }) => court.number === place.court);
  const isLow = place.endMinute > (day.opensMinute + day.closesMinute) / 2;
  const style = {
    '--column': column,
    '--rows-before': (place.startMinute - day.opensMinute) / day.rowMinutes,
    '--rows-until': (place.endMinute - day.opensMinute) / day.rowMinutes,
  };
  return (
    <p
      id={id}
      className="plan-why"
      data-side={isLow ? 'above' : 'below'}

      style={style}
    >
      {children}
    </p>
  );
};
