import { appendPeerRow } from './appendPeerRow.ts';
import { appendRow } from './appendRow.ts';
import { bookingMutationRow } from './bookingMutationRow.ts';
import { commandRow } from './commandRow.ts';
import { fanOutRow } from './fanOutRow.ts';
import { hotQueryRow } from './hotQueryRow.ts';
import type { BenchRow } from './row.ts';

/** In the order of the page. One file a row. */
export const allRows: readonly BenchRow[] = [
  appendRow,
  appendPeerRow,
  commandRow,
  bookingMutationRow,
  fanOutRow,
  hotQueryRow,
];
