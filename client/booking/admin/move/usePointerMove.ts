import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Place, minutesOf } from '../../../courtPlan/plan/slot.ts';
import type { TimeAxis } from './moveByKey.ts';
import { type Grip, gripAt, targetAtPointer } from './moveByPointer.ts';
import { type CellOnDay, type Moving, canMove, isSameTarget, targetOf } from './moveTarget.ts';

type Held = Readonly<{ moving: Moving; grip: Grip }>;

type PointerOptions = Readonly<{
  axis: TimeAxis;
  find: (target: EventTarget) => CellOnDay | null;
  onDropped: (moving: Moving) => void;
}>;

/** The extent of the cell along the time, and where the pointer is in it, in pixels. */
const extentOf = (event: PointerEvent, axis: TimeAxis) => {
  const cell = event.target instanceof Element ? event.target.closest('[data-key]') : null;
  const { top, bottom, left, right } = cell?.getBoundingClientRect() ?? new DOMRect();
  return axis === 'down' ? { from: top, to: bottom, at: event.clientY } : { from: left, to: right, at: event.clientX };
};

/** The minute below the pointer, which may lie anywhere inside a long booking's cell. */
const minuteAt = (event: PointerEvent, axis: TimeAxis, cell: Place): number => {
  const { from, to, at } = extentOf(event, axis);
  return cell.startMinute + (to > from ? ((at - from) / (to - from)) * minutesOf(cell) : 0);
};

/** A booking held with the mouse: moved as a whole, or longer and shorter by its edges. Escape, and letting go outside of the plan, change nothing. */
export const usePointerMove = ({ axis, find, onDropped }: PointerOptions) => {
  const [dragged, setDragged] = useState<Moving | null>(null);
  const held = useRef<Held | null>(null);
  const isClickOfDrag = useRef(false);
  const hold = (next: Held | null) => {
    held.current = next;
    setDragged(next && !isSameTarget(next.moving.to, targetOf(next.moving.booking)) ? next.moving : null);
  };
  const isDragging = dragged !== null;
  const abort = useEffectEvent(() => hold(null));
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      abort();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isDragging]);
  const drop = useEffectEvent((event: globalThis.PointerEvent) => {
    const known = held.current;
    isClickOfDrag.current = isDragging;
    hold(null);
    if (known && isDragging && event.target && find(event.target)) onDropped(known.moving);
  });
  useEffect(() => {
    const onPointerUp = (event: globalThis.PointerEvent) => drop(event);
    window.addEventListener('pointerup', onPointerUp);
    return () => window.removeEventListener('pointerup', onPointerUp);
  }, []);
  const handlers = {
    onPointerDownCapture: (event: PointerEvent) => {
      isClickOfDrag.current = false;
      const found = find(event.target);
      if (event.pointerType !== 'mouse' || event.button !== 0 || event.shiftKey) return;
      if (found?.cell.state !== 'booked' || !canMove(found.cell)) return;
      const { booking } = found.cell;
      const grip = gripAt(extentOf(event, axis), minutesOf(booking));
      held.current = { moving: { booking, to: targetOf(booking) }, grip };
    },
    onPointerMoveCapture: (event: PointerEvent) => {
      const known = held.current;
      const found = known && find(event.target);
      if (!found) return;
      if (event.buttons !== 1) {
        hold(null);
        return;
      }
      const minute = minuteAt(event, axis, found.cell);
      const to = targetAtPointer(known.moving, known.grip, { ...found, court: found.cell.court, minute });
      if (!isSameTarget(to, known.moving.to)) hold({ ...known, moving: { ...known.moving, to } });
    },
    onClickCapture: (event: MouseEvent) => {
      // The click at the end of a drag opens nothing.
      if (isClickOfDrag.current) event.stopPropagation();
      isClickOfDrag.current = false;
    },
  };
  return { dragged, handlers };
};
