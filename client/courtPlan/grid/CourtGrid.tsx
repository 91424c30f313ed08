import './courtGrid.css';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { LiveMark } from './liveMark.ts';
import { type Cell, type Day, isOpenOrOwn } from '../plan/cell.ts';
import type { ClubClock } from '../plan/clubClock.ts';
import { type Place, placeKey } from '../plan/slot.ts';
import { NowLine } from './NowLine.tsx';
import { PlanHead } from './PlanHead.tsx';
import type { PlanDensity } from './planDensity.ts';
import { PlanRow } from './PlanRow.tsx';
import { ExplanationPopover } from './ExplanationPopover.tsx';
import { overlaysOfRow } from './rowOverlays.ts';
import { createRows, hourPrices } from './rowsOf.ts';
import { selectedBlocks } from './selectedBlocks.ts';
import { type GridActions, useGridActions } from './useGridActions.ts';
import { useCellTexts } from './useCellTexts.ts';
import { useInitialScroll } from './useInitialScroll.ts';
import { usePaintTimes } from './usePaintTimes.ts';

/** With more, a phone has to scroll the plan sideways. */
const mostCourtsOnPhone = 9;

type CourtGridProps = {
  day: Day;
  clock: ClubClock;
  marks: readonly LiveMark[];
  /** The only category that is not dimmed; null where all are shown alike. */
  only: BookingCategory | null;
  density: PlanDensity;
  /** The plan begins with its time. */
  asked?: Place | null;
  /** What is above the plan is looked at first: the page is not scrolled to its time. */
  staysAtTop?: boolean;
  isBusy: boolean;
  explanation: Readonly<{ place: Place; text: ReactNode }> | null;
  actions: GridActions;
  /** Which cells a tap does something with; without it those that a member can book or has booked. */
  canActivate?: (cell: Cell) => boolean;
  /** Which keys do what, for screen readers; without it those of a plan to book from. */
  hint?: string;
  /** Over the cells, in the element that they are positioned in. */
  overlay?: ReactNode;
};

/** The court plan of one day: a column per court, a row per slot (docs/adr/0011-own-court-grid.md). */
export const CourtGrid = (props: CourtGridProps) => {
  const { day, clock, marks, only, density, isBusy, explanation, actions, canActivate = isOpenOrOwn } = props;
  const { t } = useTranslation('courtPlan');
  const { date } = useFormat();
  const sportName = useSportName();
  const texts = useCellTexts();
  const hintId = useId();
  const explanationId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [rowsOn] = useState(createRows);
  const rows = rowsOn(day);
  const prices = useMemo(() => hourPrices(rows), [rows]);
  const label = useMemo(
    () => t(($) => $.label, { sport: sportName(day.sport), date: date(day.date, 'long') }),
    [t, sportName, date, day.sport, day.date],
  );
  const blocks = useMemo(() => selectedBlocks(day), [day]);
  const { stopKey, handlers } = useGridActions(day, table, actions);
  useInitialScroll(props, table);
  usePaintTimes(table, marks);
  const shownIn = overlaysOfRow({
    only,
    marks,
    blocks,
    stopKey,
    canActivate,
    explanation: explanation && { key: placeKey(explanation.place), id: explanationId },
  });
  const style = {
    '--courts': day.columns.length,
    '--rows': rows.length,
    '--slots': (day.closesMinute - day.opensMinute) / day.slotMinutes,
    '--row-share': day.rowMinutes / day.slotMinutes,
  };
  return (
    <div
      className="plan-scroller"
      style={style}
      data-density={density}
      data-many={day.columns.length > mostCourtsOnPhone}
      aria-busy={isBusy}
      id="court-plan"
    >
      <VisuallyHidden id={hintId}>{props.hint ?? t(($) => $.hint)}</VisuallyHidden>
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
          <PlanHead columns={day.columns} texts={texts} />
          <tbody>
            {rows.map((row, index) => (
              <PlanRow key={row.minute} row={row} hourPrice={prices[index] ?? null} texts={texts} {...shownIn(row)} />
            ))}
          </tbody>
        </table>
        <NowLine day={day} clock={clock} />
        {props.overlay}
        {explanation && (
          <ExplanationPopover id={explanationId} day={day} place={explanation.place}>
            {explanation.text}
          </ExplanationPopover>
        )}
      </div>
    </div>
  );
};
