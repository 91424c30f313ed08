import { memo } from 'react';
import { mdiCheck, mdiFlash, mdiStarFourPoints } from '@mdi/js';
import type { Court } from '@platzwart/contracts/core';
import type { LiveMark } from './liveMark.ts';
import type { Cell } from '../plan/cell.ts';
import { placeKey } from '../plan/slot.ts';
import { categoryStyles } from './categoryStyles.ts';
import type { CellTexts } from './useCellTexts.ts';

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
  /** Whether a tap costs something else than the price beside the hour says. */
  hasOwnPrice: boolean;
  isDimmed: boolean;
  describedBy: string | undefined;
  texts: CellTexts;
  /** Whether a tap has an effect besides explaining why there is none. */
  canActivate: (cell: Cell) => boolean;
};

const markIcons = { taken: mdiFlash, freed: mdiStarFourPoints } as const;

const iconOf = (cell: Cell, mark: LiveMark | undefined): string | undefined => {
  if (mark) return mark.kind === 'differs' ? mark.icon : markIcons[mark.kind];
  return cell.state === 'booked' ? categoryStyles[cell.booking.category].icon : undefined;
};

/** Longer than the columns of a tablet are wide. */
const longWord = /\S{11}/;

const attributesOf = (cell: Cell) => {
  if (cell.state === 'closed') return { 'data-reason': cell.reason, 'data-past': cell.reason === 'past' };
  if (cell.state !== 'booked') return {};
  const { tint, edge } = categoryStyles[cell.booking.category];
  return {
    'data-tint': tint,
    'data-edge': edge,
    'data-own': cell.booking.own,
    'data-titled': cell.booking.title !== null,
    'data-long': longWord.test(cell.booking.title ?? '') || undefined,
    'data-named': cell.booking.person !== null,
    'data-past': cell.past,
  };
};

// Functions, not components, because React would have to keep each component, in hundreds of cells.
const drawing = (path: string) => (
  <svg className="plan-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** What became free shows its mark alone; what differs keeps its text: the plan of the past is what is looked at. */
const textOf = ({ cell, mark, blockText, texts }: PlanCellProps): string =>
  mark?.kind === 'taken' ? texts.mark('taken') : blockText || texts.text(cell);

const content = (props: PlanCellProps) => {
  const { cell, mark, joined, texts } = props;
  const icon = iconOf(cell, mark);
  const isFirst = cell.state === 'selected' && !joined.includes('before');
  return (
    <span className="plan-label">
      {cell.state === 'booked' && cell.booking.own && <span className="plan-you">{texts.owner(cell.booking)}</span>}
      {icon && drawing(icon)}
      {isFirst && drawing(mdiCheck)}
      <span className="plan-text">{textOf(props)}</span>
    </span>
  );
};

const nameOf = ({ cell, court, mark, texts }: PlanCellProps): string => {
  const name = texts.name(cell, court);
  return mark ? `${name}, ${texts.mark(mark.kind)}` : name;
};

/** One cell: only plain elements and static classes, so that hundreds of them stay cheap. */
const DrawnCell = (props: PlanCellProps) => {
  const { cell, mark } = props;
  return (
    <td
      role="gridcell"
      rowSpan={props.rows}
      tabIndex={props.isStop ? 0 : -1}
      aria-label={nameOf(props)}
      aria-selected={cell.state === 'selected'}
      aria-disabled={!props.canActivate(cell)}
      aria-describedby={props.describedBy}
      data-key={placeKey(cell)}
      data-state={cell.state}
      data-joined={props.joined || undefined}
      data-dim={props.isDimmed || undefined}
      data-price={props.hasOwnPrice ? 'own' : undefined}
      data-mark={mark?.id}
      data-mark-kind={mark?.kind}
      {...attributesOf(cell)}
    >
      <span className="plan-fill">{content(props)}</span>
    </td>
  );
};

export const PlanCell = memo(DrawnCell);
