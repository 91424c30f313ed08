import './courtGrid.css';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOfMinute } from '@platzwart/contracts/core';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { useFormat } from '../../core/useFormat.ts';
import { useSportName } from '../../core/useSportName.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { LiveMark } from '../data/useLiveMarks.ts';
import type { Cell, Day } from '../plan/cell.ts';
import type { ClubClock } from '../plan/clubClock.ts';
import { type Place, overlaps, placeKey } from '../plan/slot.ts';
import { NowLine } from './NowLine.tsx';
import { PlanCell } from './PlanCell.tsx';
import { PlanHead } from './PlanHead.tsx';
import { WhyPopover } from './WhyPopover.tsx';
import { rowsOf } from './rowsOf.ts';
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

const isDimmed = (cell: Cell, only: BookingCategory | null): boolean =>
  only !== null && cell.state === 'booked' && cell.booking.category !== only;

/** The court plan of one day: a column per court, a row per slot (docs/adr/0011-own-court-grid.md). */
export const CourtGrid = ({ day, clock, marks, only, isBusy, why, actions }: CourtGridProps) => {
  const { t } = useTranslation('booking');
  const { date } = useFormat();
  const sportName = useSportName();
  const words = useCellWords();
  const hintId = useId();
  const whyId = useId();
  const table = useRef<HTMLTableElement>(null);
  const rows = useMemo(() => rowsOf(day), [day]);
  const blocks = useMemo(() => selectedBlocks(day), [day]);
  const courts = useMemo(() => day.columns.map(({ court }) => court), [day]);
  const { stopKey, handlers } = useGridActions(day, table, actions);
  const scroller = useInitialScroll(day, clock);
  usePaintTimes(table, marks);
  const whyKey = why && placeKey(why.place);
  const style = { '--courts': courts.length, '--rows': rows.length, '--row-share': day.rowMinutes / day.slotMinutes };
  return (
    <div className="plan-scroller" ref={scroller} style={style} aria-busy={isBusy} id="court-plan">
      <VisuallyHidden id={hintId}>{t(($) => $.plan.hint)}</VisuallyHidden>
      <div className="plan-sheet">
        <table
          ref={table}
          className="plan"
          role="grid"
          aria-multiselectable="true"
          aria-label={t(($) => $.plan.label, { sport: sportName(day.sport), date: date(day.date, 'long') })}
          aria-describedby={hintId}
          {...handlers}
        >
          <PlanHead courts={courts} words={words} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.minute} data-hour={row.minute % 60 === 0}>
                <th scope="row">
                  {row.minute % 60 === 0 ? (
                    <span className="plan-time">{timeOfMinute(row.minute)}</span>
                  ) : (
                    <VisuallyHidden>{timeOfMinute(row.minute)}</VisuallyHidden>
                  )}
                </th>
                {row.cells.map(({ cell, court, rows: span }) => {
                  const key = placeKey(cell);
                  const joined = blocks.get(key);
                  return (
                    <PlanCell
                      key={key}
                      cell={cell}
                      court={court}
                      rows={span}
                      joined={joined?.joined ?? ''}
                      blockText={joined?.block ? words.range(joined.block) : ''}
                      mark={marks.find((mark) => overlaps(mark, cell))}
                      isStop={key === stopKey}
                      isDimmed={isDimmed(cell, only)}
                      describedBy={key === whyKey ? whyId : undefined}
                      words={words}
                    />
                  );
                })}
              </tr>
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
