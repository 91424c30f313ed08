import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Day } from '../plan/cell.ts';
import { type Place, placeKey } from '../plan/slot.ts';

const gap = 6;

type Edges = Readonly<{ top: number; bottom: number }>;

/** Below the visible part of the cell if there is room in the frame, otherwise above it, otherwise inside of it. */
export const popoverTop = (seen: Edges, frame: Edges, height: number): number => {
  if (seen.bottom + gap + height <= frame.bottom) return seen.bottom + gap;
  return seen.top - gap - height >= frame.top ? seen.top - gap - height : seen.top + gap;
};

const place = (popover: HTMLElement, key: string): void => {
  const sheet = popover.closest('.plan-sheet');
  const rects = [
    sheet?.querySelector(`[data-key="${key}"]`),
    sheet?.querySelector('thead'),
    sheet?.parentElement,
    sheet,
  ].map((element) => element?.getBoundingClientRect());
  const [cell, head, scroller, whole] = rects;
  if (!cell || !head || !scroller || !whole) return;
  const frame = { top: head.bottom, bottom: Math.min(scroller.bottom, window.innerHeight) };
  const seen = { top: Math.max(cell.top, frame.top), bottom: Math.min(cell.bottom, frame.bottom) };
  popover.style.top = `${popoverTop(seen, frame, popover.offsetHeight) - whole.top}px`;
};

type WhyPopoverProps = { id: string; day: Day; place: Place; children: ReactNode };

/** The explanation beside the tapped cell. Takes no focus: its text is the cell's description. */
export const ExplanationPopover = ({ id, day, place: cellPlace, children }: WhyPopoverProps) => {
  const popover = useRef<HTMLParagraphElement>(null);
  const key = placeKey(cellPlace);
  useLayoutEffect(() => {
    if (popover.current) place(popover.current, key);
  }, [key, children]);
  const column = day.columns.findIndex(({ court }) => court.number === cellPlace.court);
  return (
    <p ref={popover} id={id} className="plan-why" style={{ '--column': column }}>
      {children}
    </p>
  );
};
