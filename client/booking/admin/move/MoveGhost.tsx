import { useLayoutEffect, useRef } from 'react';
import type { Day } from '../../../courtPlan/plan/cell.ts';
import type { TimeAxis } from './moveByKey.ts';
import { type Target, dayOf } from './moveTarget.ts';

type MoveGhostProps = {
  days: readonly Day[];
  to: Target;
  axis: TimeAxis;
  isFree: boolean;
  text: string;
  /** The value of `data-key` of a cell. */
  keyOf: (date: string, cell: Readonly<{ court: number; startMinute: number }>) => string;
};

/** The edges of the court's line on that day, from its first to its last cell. */
const lineOf = (ghost: HTMLElement, { days, to, keyOf }: MoveGhostProps) => {
  const day = dayOf(days, to.date);
  const cells = day?.columns.find(({ court }) => court.number === to.court)?.cells ?? [];
  const [first, last] = [cells[0], cells.at(-1)].map((cell) =>
    cell ? ghost.parentElement?.querySelector(`[data-key="${keyOf(to.date, cell)}"]`)?.getBoundingClientRect() : null,
  );
  return day && first && last ? { day, first, last } : null;
};

/** The box of the target in pixels, in the element that the ghost is positioned in; null where its day is not in view. */
const boxOf = (ghost: HTMLElement, props: MoveGhostProps) => {
  const line = lineOf(ghost, props);
  const frame = ghost.offsetParent;
  if (!line || !frame) return null;
  const { day, first, last } = line;
  const whole = frame.getBoundingClientRect();
  const share = (minute: number) => (minute - day.opensMinute) / (day.closesMinute - day.opensMinute);
  const [from, to] = [share(props.to.startMinute), share(props.to.endMinute)];
  const [width, height] = [last.right - first.left, last.bottom - first.top];
  const [left, top] = [first.left - whole.left + frame.scrollLeft, first.top - whole.top + frame.scrollTop];
  return props.axis === 'down'
    ? { left, top: top + from * height, width, height: (to - from) * height }
    : { left: left + from * width, top, width: (to - from) * width, height };
};

const place = (ghost: HTMLElement, props: MoveGhostProps): void => {
  const box = boxOf(ghost, props);
  ghost.hidden = box === null;
  for (const [name, value] of Object.entries(box ?? {})) ghost.style.setProperty(name, `${value}px`);
};

/** The booking where it would be, over the plan. Its text is for the eyes: `MoveBar` says it to screen readers. */
export const MoveGhost = (props: MoveGhostProps) => {
  const ghost = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ghost.current) place(ghost.current, props);
  });
  return (
    <div ref={ghost} className="plan-ghost" data-free={props.isFree} aria-hidden="true">
      <span>{props.text}</span>
    </div>
  );
};
