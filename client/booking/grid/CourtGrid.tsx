import './courtGrid.css';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { useFormat } from '../../core/useFormat.ts';
import { useSportName } from '../../core/useSportName.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { LiveMark } from '../data/useLiveMarks.ts';
import type { Day } from '../plan/cell.ts';
import type { ClubClock } from '../plan/clubClock.ts';
import { type Place, placeKey } from '../plan/slot.ts';
import { NowLine } from './NowLine.tsx';
import { PlanHead } from './PlanHead.tsx';
import { PlanRow } from './PlanRow.tsx';
import { WhyPopover } from './WhyPopover.tsx';
import { partsOfRow } from './partsOfRow.ts';
import { createRows } from './rowsOf.ts';
import { selectedBlocks } from './selectedBlocks.ts';
import { type GridActions, useGridActions } from './useGridActions.ts';
import { useCellWords } from './useCellWords.ts';
import { useInitialScroll } from './useInitialScroll.ts';
import { usePaintTimes } from './usePaintTimes.ts';

type CourtGridProps = {
  day: Day;
  clock: ClubClock;
  marks: readonly LiveMark[];
  /** The only category that is not dimmed; null where all are shown alike. */
  only: BookingCategory | null;
  isBusy: boolean;
  why: Readonly<{ place: Place; text: ReactNode }> | null;
  actions: GridActions;
};

/** The court plan of one day: a column per court, a row per slot (docs/adr/0011-own-court-grid.md). */
export const CourtGrid = ({ day, clock, marks, only, isBusy, why, actions }: CourtGridProps) => {
  const { t } = useTranslation('booking');
  const { date } = useFormat();
  const sportName = useSportName();
  const words = useCellWords();
  const hintId = useId();
  const whyId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [rowsOn] = useState(createRows);
  const rows = rowsOn(day);
  const { label, hint } = useMemo(
    () => ({
      label: t(($) => $.plan.label, { sport: sportName(day.sport), date: date(day.date, 'long') }),
      hint: t(($) => $.plan.hint),
    }),
    [t, sportName, date, day.sport, day.date],
  );
  const blocks = useMemo(() => selectedBlocks(day), [day]);
  const { stopKey, handlers } = useGridActions(day, table, actions);
  const scroller = useInitialScroll(day, clock);
  usePaintTimes(table, marks);
  const shownIn = partsOfRow({
    only,
    marks,
    blocks,
    stopKey,
    why: why && { key: placeKey(why.place), id: whyId },
  });
  const style = {
    '--courts': day.columns.length,
    '--rows': rows.length,
    '--row-share': day.rowMinutes / day.slotMinutes,
  };
  return (
    <div className="plan-scroller" ref={scroller} style={style} aria-busy={isBusy} id="court-plan">
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      <div className="plan-sheet">
        <table
          ref={table}
          className="plan"
          role="grid"
          aria-multiselectable="true"
          aria-label={label}
          aria-describedby={hintId}
          {...handlers}
        >
          <PlanHead columns={day.columns} words={words} />
          <tbody>
            {rows.map((row) => (
              <PlanRow key={row.minute} row={row} words={words} {...shownIn(row)} />
            ))}
          </tbody>
        </table>
        <NowLine day={day} clock={clock} />
        {why && (
          <WhyPopover id={whyId} day={day} place={why.place}>
            {why.text}
          </WhyPopover>
        )}
      </div>
    </div>
  );
};
