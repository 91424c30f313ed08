import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Day } from '../../../courtPlan/plan/cell.ts';
import type { ClubClock } from '../../../courtPlan/plan/clubClock.ts';
import { type TimeAxis, targetAfterKey } from './moveByKey.ts';
import {
  type CellOnDay,
  type Moving,
  type Target,
  type TargetProblem,
  canMove,
  isSameTarget,
  isStillThere,
  problemOf,
  targetOf,
} from './moveTarget.ts';
import { usePointerMove } from './usePointerMove.ts';

type MoveOptions = Readonly<{
  /** The days in view. */
  days: readonly Day[];
  axis: TimeAxis;
  clock: ClubClock;
  /** The cell that an event happened in. */
  find: (target: EventTarget) => CellOnDay | null;
  /** The booking was let go at a target that looks free, and that is not its own place. */
  onMoved: (moving: Moving) => void;
  /** It was let go where it cannot be, or it was changed elsewhere meanwhile. */
  onRefused: (problem: TargetProblem | 'changed') => void;
}>;

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/**
 * Handlers for an element around the plan: a booking is moved with the mouse, or by M and the arrow keys (WCAG 2.5.7, 2.1.1). Nothing
 * is sent: `onMoved` says where it was let go. Touch scrolls.
 */
export const useBookingMove = ({ days, axis, clock, find, onMoved, onRefused }: MoveOptions) => {
  /** By the keyboard; null while none is moved. */
  const [held, setHeld] = useState<Moving | null>(null);
  const letGo = (moving: Moving) => {
    if (!isStillThere(days, moving.booking)) return true;
    const problem = problemOf(days, moving, clock);
    if (isSameTarget(targetOf(moving.booking), moving.to)) return true;
    if (problem) onRefused(problem);
    else onMoved(moving);
    return problem === null;
  };
  const pointer = usePointerMove({ axis, find, onDropped: letGo });
  const moving = held ?? pointer.dragged;

  const isGone = moving !== null && !isStillThere(days, moving.booking);
  const sayChanged = useEffectEvent(() => onRefused('changed'));
  useEffect(() => {
    if (isGone) sayChanged();
  }, [isGone]);
  /** What the keys move. */
  const live = isGone ? null : held;

  const moveTo = (known: Moving, to: Target | null) => to && setHeld({ ...known, to });
  const runKey = (event: KeyboardEvent, known: Moving): void => {
    if (event.key === 'Escape') setHeld(null);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (letGo(known)) setHeld(null);
    } else moveTo(known, targetAfterKey(days, known, { axis, press: event }));
  };
  const pickUp = (event: KeyboardEvent): void => {
    const found = find(event.target);
    if (found?.cell.state !== 'booked' || event.key.toLowerCase() !== 'm' || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (canMove(found.cell)) {
      setHeld({ booking: found.cell.booking, to: targetOf(found.cell.booking) });
    } else onRefused('past');
  };
  const handlers = {
    ...pointer.handlers,
    onPointerDownCapture: (event: Parameters<typeof pointer.handlers.onPointerDownCapture>[0]) => {
      setHeld(null);
      pointer.handlers.onPointerDownCapture(event);
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!live) {
        pickUp(event);
        return;
      }
      if (event.key === 'Tab' || hasModifier(event)) return;
      event.preventDefault();
      event.stopPropagation();
      runKey(event, live);
    },
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setHeld(null);
    },
  };
  return {
    handlers,
    moving: isGone ? null : moving,
    isByKeyboard: live !== null,
    problem: moving && problemOf(days, moving, clock),
  };
};
