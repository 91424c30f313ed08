import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import type { Cell, Day } from '../plan/cell.ts';
import { cellAt } from '../plan/dayLookup.ts';
import { moveFocus } from '../plan/moveFocus.ts';
import { cellFrom, placeOf } from './cellElement.ts';
import { type GridCommand, commandOf } from './gridCommands.ts';
import { useLongPress } from './useLongPress.ts';
import { useRovingFocus } from './useRovingFocus.ts';

/** The user's actions in the plan; the page decides about their effects. */
export type GridActions = Readonly<{
  onActivate: (cell: Cell) => void;
  /** Selects everything from one cell to another; returns whether that was possible. */
  onRange: (from: Cell, to: Cell) => boolean;
  onShrink: (cell: Cell) => boolean;
  onDay: (to: 'today' | 'previous' | 'next') => void;
  onEscape: () => void;
  /** The focus has moved to another cell. */
  onLeave: () => void;
}>;

/** One click handler and one key handler for the whole plan. */
export const useGridActions = (day: Day, table: RefObject<HTMLTableElement | null>, actions: GridActions) => {
  const { stop, stopKey, visit, moveTo, watch } = useRovingFocus(day, table);
  const anchor = useRef<Cell | null>(null);

  const activate = (cell: Cell) => {
    anchor.current = cell;
    visit(placeOf(cell));
    actions.onActivate(cell);
  };
  const rangeTo = (cell: Cell) => {
    visit(placeOf(cell));
    if (anchor.current) actions.onRange(anchor.current, cell);
    else activate(cell);
  };
  const { handlers: longPress, wasLong } = useLongPress((target) => {
    const cell = cellFrom(day, target);
    if (cell) rangeTo(cell);
  });

  const extend = (key: 'ArrowUp' | 'ArrowDown') => {
    const cell = cellAt(day, stop);
    const next = cellAt(day, moveFocus(day, stop, { key, isCtrl: false }));
    if (!cell || !next || cell === next) return;
    anchor.current = anchor.current?.court === cell.court ? anchor.current : cell;
    const isBack =
      Math.abs(next.startMinute - anchor.current.startMinute) < Math.abs(cell.startMinute - anchor.current.startMinute);
    const isDone = isBack ? actions.onShrink(cell) : actions.onRange(anchor.current, next);
    if (isDone) moveTo(placeOf(next));
  };
  const activateStop = () => {
    const cell = cellAt(day, stop);
    if (cell) activate(cell);
  };
  const move = (command: Extract<GridCommand, { kind: 'move' }>) => {
    anchor.current = null;
    actions.onLeave();
    moveTo(moveFocus(day, stop, command));
  };
  const run = (command: GridCommand) => {
    if (command.kind === 'extend') extend(command.key);
    else if (command.kind === 'day') actions.onDay(command.to);
    else if (command.kind === 'escape') actions.onEscape();
    else if (command.kind === 'activate') activateStop();
    else move(command);
  };

  return {
    stopKey,
    handlers: {
      ...watch,
      ...longPress,
      onClick: (event: MouseEvent) => {
        const cell = cellFrom(day, event.target);
        if (!cell || wasLong()) return;
        if (event.shiftKey) rangeTo(cell);
        else activate(cell);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const command = commandOf(event);
        if (!command) return;
        event.preventDefault();
        run(command);
      },
    },
  };
};
