import { appendRow } from './appendRow.ts';
import { asOfRow } from './asOfRow.ts';
import { commandRow } from './commandRow.ts';
import { fanOutRow } from './fanOutRow.ts';
import { firstPaintRow } from './firstPaintRow.ts';
import { gridMountRow } from './gridMountRow.ts';
import { historyRow } from './historyRow.ts';
import { hotQueryRow } from './hotQueryRow.ts';
import { initialJsRow } from './initialJsRow.ts';
import { invoiceRunRow } from './invoiceRunRow.ts';
import { keyFiguresRow } from './keyFiguresRow.ts';
import { liveChangeRow } from './liveChangeRow.ts';
import { rebuildRow } from './rebuildRow.ts';
import { reconnectRow } from './reconnectRow.ts';
import type { BenchRow } from './row.ts';
import { steadyBookingsRow } from './steadyBookingsRow.ts';
import { startRow } from './startRow.ts';

/** In the order of the page. Each row has its own file. */
export const allRows: readonly BenchRow[] = [
  appendRow,
  commandRow,
  historyRow,
  rebuildRow,
  fanOutRow,
  steadyBookingsRow,
  hotQueryRow,
  startRow,
  initialJsRow,
  firstPaintRow,
  liveChangeRow,
  gridMountRow,
  invoiceRunRow,
  keyFiguresRow,
  asOfRow,
  reconnectRow,
];
