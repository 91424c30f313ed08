import { memo } from 'react';
import { mdiCheck, mdiFlash, mdiStarFourPoints } from '@mdi/js';
import type { Court } from '@platzwart/contracts/core';
import type { LiveMark } from '../data/useLiveMarks.ts';
import { type Cell, isOpen } from '../plan/cell.ts';
import { placeKey } from '../plan/slot.ts';
import { categoryLooks } from './categoryLooks.ts';
import type { CellWords } from './useCellWords.ts';

export type PlanCellProps = {
  cell: Cell;
  court: Court;
  rows: number;
  /** Which neighbours belong to the same selected block: `before`, `after`, both or ''. */
  joined: string;
  /** Time of the whole selected block, on its first cell. */
  blockText: string;
  mark: LiveMark | undefined;
  isStop: boolean;
  isDimmed: boolean;
  describedBy: string | undefined;
  words: CellWords;
};

const markIcons = { taken: mdiFlash, freed: mdiStarFourPoints } as const;

const iconOf = (cell: Cell, mark: LiveMark | undefined): string | undefined => {
  if (mark) return markIcons[mark.kind];
  return cell.state === 'booked' ? categoryLooks[cell.booking.category].icon : undefined;
};

const attributesOf = (cell: Cell) => {
  if (cell.state === 'closed') return { 'data-reason': cell.reason, 'data-past': cell.reason === 'past' };
  if (cell.state !== 'booked') return {};
  const { tint, edge } = categoryLooks[cell.booking.category];
  return { 'data-tint': tint, 'data-edge': edge, 'data-own': cell.booking.own, 'data-past': cell.past };
};

// Functions, not components: each component would be one more thing for React to keep, in hundreds of cells.
const drawing = (path: string) => (
  <svg className="plan-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

const content = ({ cell, mark, blockText, joined, words }: PlanCellProps) => {
  const icon = iconOf(cell, mark);
  const isFirst = cell.state === 'selected' && !joined.includes('before');
  return (
    <span className="plan-label">
      {cell.state === 'booked' && cell.booking.own && <span className="plan-you">{words.you}</span>}
      {icon && drawing(icon)}
      {isFirst && drawing(mdiCheck)}
      <span className="plan-text">{mark ? words.mark(mark.kind) : blockText || words.text(cell)}</span>
    </span>
  );
};

/** Whether a tap does something else than to say why it does nothing. */
const canTap = (cell: Cell): boolean => isOpen(cell) || (cell.state === 'booked' && cell.booking.own);

const nameOf = ({ cell, court, mark, words }: PlanCellProps): string => {
  const name = words.name(cell, court);
  return mark ? `${name}, ${words.mark(mark.kind)}` : name;
};

/** One cell: nothing but its own elements and static classes, so that hundreds of them stay cheap. */
const DrawnCell = (props: PlanCellProps) => {
  const { cell, mark } = props;
  return (
    <td
      role="gridcell"
      rowSpan={props.rows}
      tabIndex={props.isStop ? 0 : -1}
      aria-label={nameOf(props)}
      aria-selected={cell.state === 'selected'}
      aria-disabled={!canTap(cell)}
      aria-describedby={props.describedBy}
      data-key={placeKey(cell)}
      data-state={cell.state}
      data-joined={props.joined || undefined}
      data-dim={props.isDimmed || undefined}
      data-mark={mark?.id}
      data-mark-kind={mark?.kind}
      {...attributesOf(cell)}
    >
      <span className="plan-fill">{content(props)}</span>
    </td>
  );
};

export const PlanCell = memo(DrawnCell);
