import { memo } from 'react';
import { type Cents, timeOfMinute } from '@platzwart/contracts/core';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { overlaps, placeKey } from '../plan/slot.ts';
import { hasOwnPrice } from '../plan/usualPrice.ts';
import { PlanCell } from './PlanCell.tsx';
import type { PlanOverlays } from './rowOverlays.ts';
import type { PlanRow as Row, RowCell } from './rowsOf.ts';
import type { CellTexts } from './useCellTexts.ts';

type PlanRowProps = PlanOverlays & {
  row: Row;
  /** The price that stands beside the hour of this row; null where none does. */
  hourPrice: Cents | null;
  texts: CellTexts;
};

const isDimmed = ({ cell }: RowCell, only: PlanOverlays['only']): boolean =>
  only !== null && cell.state === 'booked' && cell.booking.category !== only;

/** The accessible name of each cell contains its price, too. */
const HourPrice = ({ hourPrice, texts }: Pick<PlanRowProps, 'hourPrice' | 'texts'>) =>
  hourPrice !== null && (
    <small className="plan-price" aria-hidden="true">
      {texts.price(hourPrice)}
    </small>
  );

/** One time on all courts. What cannot be booked, e.g. because it is past, is not said to have become free. Rendered again only when something in it has changed. */
export const PlanRow = memo(({ row, hourPrice, texts, only, marks, ...overlays }: PlanRowProps) => (
  <tr data-hour={row.minute % 60 === 0}>
    <th scope="row">
      {row.minute % 60 === 0 ? (
        <span className="plan-time">
          {timeOfMinute(row.minute)}
          <HourPrice hourPrice={hourPrice} texts={texts} />
        </span>
      ) : (
        <VisuallyHidden>{timeOfMinute(row.minute)}</VisuallyHidden>
      )}
    </th>
    {row.cells.map((shown) => {
      const { cell, court, rows } = shown;
      const key = placeKey(cell);
      const joined = overlays.blocks.get(key);
      return (
        <PlanCell
          key={key}
          cell={cell}
          court={court}
          rows={rows}
          joined={joined?.joined ?? ''}
          blockText={joined?.block ? texts.range(joined.block) : ''}
          mark={marks.find((mark) => overlaps(mark, cell) && (mark.kind !== 'freed' || cell.state !== 'closed'))}
          isStop={key === overlays.stopKey}
          hasOwnPrice={hasOwnPrice(cell, hourPrice)}
          isDimmed={isDimmed(shown, only)}
          describedBy={key === overlays.explanation?.key ? overlays.explanation.id : undefined}
          texts={texts}
          canActivate={overlays.canActivate}
        />
      );
    })}
  </tr>
));
PlanRow.displayName = 'PlanRow';
