import { memo } from 'react';
import type { LocalDate } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { categoryStyles } from '../../../courtPlan/grid/categoryStyles.ts';
import type { CellTexts } from '../../../courtPlan/grid/useCellTexts.ts';
import type { Cell, Day } from '../../../courtPlan/plan/cell.ts';
import { weekKey, weekRows } from './weekRows.ts';

const attributesOf = (cell: Cell) => {
  if (cell.state === 'closed') return { 'data-reason': cell.reason, 'data-past': cell.reason === 'past' };
  if (cell.state !== 'booked') return {};
  const { tint, edge } = categoryStyles[cell.booking.category];
  return { 'data-tint': tint, 'data-edge': edge, 'data-past': cell.past, 'data-named': cell.booking.person !== null };
};

const content = (cell: Cell, texts: CellTexts) =>
  cell.state === 'booked' && (
    <span className="plan-label">
      <svg className="plan-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={categoryStyles[cell.booking.category].icon} />
      </svg>
      <span className="plan-text">{texts.text(cell)}</span>
    </span>
  );

type WeekDayRowsProps = {
  day: Day;
  /** Minutes of one column. */
  minutes: number;
  isToday: boolean;
  /** Key of the cell that is the tab stop, on the day that has it. */
  stopKey: string | null;
  texts: CellTexts;
  onDay: (date: LocalDate) => void;
};

/** One day of the week. Rendered again only when something in it has changed. */
export const WeekDayRows = memo(({ day, minutes, isToday, stopKey, texts, onDay }: WeekDayRowsProps) => {
  const { date } = useFormat();
  const columns = (day.closesMinute - day.opensMinute) / minutes;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="week-day" data-today={isToday}>
          <button type="button" onClick={() => onDay(day.date)}>
            {date(day.date, 'day')}
          </button>
        </th>
      </tr>
      {weekRows(day, minutes).map(({ court, cells }) => (
        <tr key={court.number}>
          <th scope="row" title={court.name}>
            <span className="week-court">{court.number}</span>
          </th>
          {cells.map(({ cell, span }) => {
            const key = weekKey(day.date, cell);
            return (
              <td
                key={key}
                role="gridcell"
                colSpan={span}
                tabIndex={key === stopKey ? 0 : -1}
                aria-label={texts.name(cell, court)}
                aria-selected={cell.state === 'selected'}
                data-key={key}
                data-state={cell.state}
                data-hour={cell.startMinute % 60 === 0}
                {...attributesOf(cell)}
              >
                <span className="plan-fill">{content(cell, texts)}</span>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
});
WeekDayRows.displayName = 'WeekDayRows';
