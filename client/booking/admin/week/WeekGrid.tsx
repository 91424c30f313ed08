import '../../../courtPlan/grid/courtGrid.css';
import './weekGrid.css';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LocalDate, timeOfMinute } from '@platzwart/contracts/core';
import type { Cell, Day } from '../../../courtPlan/plan/cell.ts';
import { cellAt } from '../../../courtPlan/plan/dayLookup.ts';
import { useCellTexts } from '../../../courtPlan/grid/useCellTexts.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { WeekDayRows } from './WeekDayRows.tsx';
import { type WeekFocus, columnMinutes, keyAt, moveInWeek, placeInWeek } from './weekRows.ts';

type WeekGridProps = {
  days: readonly Day[];
  today: LocalDate;
  onDay: (date: LocalDate) => void;
  onCell: (day: Day, cell: Cell) => void;
  /** Over the cells. */
  overlay: ReactNode;
};

const hoursOf = (days: readonly Day[]): readonly number[] => {
  const [first] = days;
  if (!first) return [];
  return Array.from({ length: Math.ceil((first.closesMinute - first.opensMinute) / 60) }, (_, index) => {
    return first.opensMinute + index * 60;
  });
};

/** The place of the cell that an event happened in. */
export const placeOf = (target: EventTarget): WeekFocus | null => {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
  const [date, court, minute] = key?.split('/') ?? [];
  return date === undefined ? null : { date, court: Number(court), minute: Number(minute) };
};

const nowhere: WeekFocus = { date: '', court: 0, minute: 0 };

/** The first tab stop: the first court of the first day, when it opens. */
const entryOf = ([first]: readonly Day[]): WeekFocus => {
  const cell = first?.columns[0]?.cells[0];
  return first && cell ? placeInWeek(first.date, cell) : nowhere;
};

/** One tab stop for the whole week; the stop is a place, so that it stays where a live change replaces its cell. */
const useWeekFocus = (days: readonly Day[]) => {
  const table = useRef<HTMLTableElement>(null);
  const [visited, setVisited] = useState<WeekFocus | null>(null);
  const isMoving = useRef(false);
  const stop = visited && keyAt(days, visited) !== null ? visited : entryOf(days);
  const stopKey = keyAt(days, stop) ?? '';
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-key="${stopKey}"]`)?.focus();
  }, [stopKey]);
  const moveTo = (place: WeekFocus) => {
    isMoving.current = keyAt(days, place) !== stopKey;
    setVisited(place);
  };
  return { table, stop, stopKey, visit: setVisited, moveTo };
};

/** The week of one sport: a day below the other, a row per court, time from left to right. */
export const WeekGrid = ({ days, today, onDay, onCell, overlay }: WeekGridProps) => {
  const { t } = useTranslation('bookingAdmin');
  const texts = useCellTexts();
  const { table, stop, stopKey, visit, moveTo } = useWeekFocus(days);
  const minutes = columnMinutes(days);
  const closesMinute = days[0]?.closesMinute ?? 0;
  const activate = (place: WeekFocus | null) => {
    const day = place && days.find(({ date }) => date === place.date);
    const cell = day && cellAt(day, place);
    if (!cell) return;
    visit(place);
    onCell(day, cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (placeOf(event.target) === null) return;
    const next = moveInWeek(days, stop, event.key);
    if (next) moveTo(next);
    else if (event.key === 'Enter' || event.key === ' ') activate(stop);
    else return;
    event.preventDefault();
  };
  return (
    <div className="plan-scroller week-scroller">
      <table
        ref={table}
        className="plan week"
        role="grid"
        aria-label={t(($) => $.week.label)}
        onClick={(event: MouseEvent) => activate(placeOf(event.target))}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className="plan-corner">
              <VisuallyHidden>{t(($) => $.week.court)}</VisuallyHidden>
            </th>
            {hoursOf(days).map((minute) => (
              <th key={minute} scope="col" colSpan={Math.min(60, closesMinute - minute) / minutes}>
                <span className="week-hour">{timeOfMinute(minute).slice(0, 2)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {days.map((day) => (
          <WeekDayRows
            key={day.date}
            day={day}
            minutes={minutes}
            isToday={day.date === today}
            stopKey={stopKey.startsWith(day.date) ? stopKey : null}
            texts={texts}
            onDay={onDay}
          />
        ))}
      </table>
      {overlay}
    </div>
  );
};
