import { memo } from 'react';
import { timeOfMinute } from '@platzwart/contracts/core';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { overlaps, placeKey } from '../plan/slot.ts';
import { PlanCell } from './PlanCell.tsx';
import type { OnPlan } from './partsOfRow.ts';
import type { PlanRow as Row, RowCell } from './rowsOf.ts';
import type { CellWords } from './useCellWords.ts';

type PlanRowProps = OnPlan & { row: Row; words: CellWords };

const isDimmed = ({ cell }: RowCell, only: OnPlan['only']): boolean =>
  only !== null && cell.state === 'booked' && cell.booking.category !== only;

/** One time on all courts. Drawn again only when something of it has changed. */
export const PlanRow = memo(({ row, words, only, marks, blocks, stopKey, why }: PlanRowProps) => (
  <tr data-hour={row.minute % 60 === 0}>
    <th scope="row">
      {row.minute % 60 === 0 ? (
        <span className="plan-time">{timeOfMinute(row.minute)}</span>
      ) : (
        <VisuallyHidden>{timeOfMinute(row.minute)}</VisuallyHidden>
      )}
    </th>
    {row.cells.map((shown) => {
      const { cell, court, rows } = shown;
      const key = placeKey(cell);
      const joined = blocks.get(key);
      return (
        <PlanCell
          key={key}
          cell={cell}
          court={court}
          rows={rows}
          joined={joined?.joined ?? ''}
          blockText={joined?.block ? words.range(joined.block) : ''}
          mark={marks.find((mark) => overlaps(mark, cell))}
          isStop={key === stopKey}
          isDimmed={isDimmed(shown, only)}
          describedBy={key === why?.key ? why.id : undefined}
          words={words}
        />
      );
    })}
  </tr>
));
PlanRow.displayName = 'PlanRow';
