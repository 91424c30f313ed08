import { memo } from 'react';
import { timeOfMinute } from '@platzwart/contracts/core';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { overlaps, placeKey } from '../plan/slot.ts';
import { PlanCell } from './PlanCell.tsx';
import type { PlanOverlays } from './rowOverlays.ts';
import type { PlanRow as Row, RowCell } from './rowsOf.ts';
import type { CellTexts } from './useCellTexts.ts';

type PlanRowProps = PlanOverlays & { row: Row; texts: CellTexts };

const isDimmed = ({ cell }: RowCell, only: PlanOverlays['only']): boolean =>
  only !== null && cell.state === 'booked' && cell.booking.category !== only;

/** The price of an hour from here, if one is free; the accessible name of each cell contains it, too. */
const HourPrice = ({ row, texts }: Pick<PlanRowProps, 'row' | 'texts'>) => {
  const offer = row.cells
    .map(({ cell }) => (cell.state === 'free' ? cell.offer : null))
    .find((each) => each?.minutes === 60);
  return (
    offer && (
      <small className="plan-price" aria-hidden="true">
        {texts.price(offer.price)}
      </small>
    )
  );
};

/** One time on all courts. Rendered again only when something in it has changed. */
export const PlanRow = memo(({ row, texts, only, marks, blocks, stopKey, explanation, canActivate }: PlanRowProps) => (
  <tr data-hour={row.minute % 60 === 0}>
    <th scope="row">
      {row.minute % 60 === 0 ? (
        <span className="plan-time">
          {timeOfMinute(row.minute)}
          <HourPrice row={row} texts={texts} />
        </span>
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
          blockText={joined?.block ? texts.range(joined.block) : ''}
          mark={marks.find((mark) => overlaps(mark, cell))}
          isStop={key === stopKey}
          isDimmed={isDimmed(shown, only)}
          describedBy={key === explanation?.key ? explanation.id : undefined}
          texts={texts}
          canActivate={canActivate}
        />
      );
    })}
  </tr>
));
PlanRow.displayName = 'PlanRow';
