import { appendPeerRow } from './appendPeerRow.ts';
import { appendRow } from './appendRow.ts';
import { bookingMutationRow } from './bookingMutationRow.ts';
import { catchUpPeerRow } from './catchUpPeerRow.ts';
import { catchUpRow } from './catchUpRow.ts';
import { commandRow } from './commandRow.ts';
import { fanOutRow } from './fanOutRow.ts';
import { fanOutStockRow } from './fanOutStockRow.ts';
import { firstPaintRow } from './firstPaintRow.ts';
import { gridMountRow } from './gridMountRow.ts';
import { historyRow } from './historyRow.ts';
import { hotQueryRow } from './hotQueryRow.ts';
import { hotQueryStockRow } from './hotQueryStockRow.ts';
import { initialJsRow } from './initialJsRow.ts';
import { lastOfThousandRow } from './lastOfThousandRow.ts';
import { liveChangeRow } from './liveChangeRow.ts';
import { ownBookingsRow } from './ownBookingsRow.ts';
import { rebuildBesideRow } from './rebuildBesideRow.ts';
import { rebuildRow } from './rebuildRow.ts';
import type { BenchRow } from './row.ts';
import { steadyBookingsRow } from './steadyBookingsRow.ts';
import { shownBookingRow } from './shownBookingRow.ts';
import { startRow } from './startRow.ts';

/** In the order of the page. One file a row. */
export const allRows: readonly BenchRow[] = [
  appendRow,
  appendPeerRow,
  commandRow,
  bookingMutationRow,
  historyRow,
  catchUpRow,
  catchUpPeerRow,
  rebuildRow,
  rebuildBesideRow,
  shownBookingRow,
  fanOutRow,
  fanOutStockRow,
  steadyBookingsRow,
  lastOfThousandRow,
  hotQueryRow,
  hotQueryStockRow,
  ownBookingsRow,
  startRow,
  initialJsRow,
  firstPaintRow,
  liveChangeRow,
  gridMountRow,
];
