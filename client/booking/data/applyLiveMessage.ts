import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { type Position, hasReached } from '@platzwart/contracts/core';
import { type DayKey, dayId, linkedIn, positionIn } from './courtDays.ts';

/** The changes of a day up to `position`; `removed` contains the `_id`s of bookings. */
type DayChange = Readonly<{ position: Position; changed: readonly RecordProxy[]; removed: readonly string[] }>;

/** A cancelled booking occupies no court any more. */
const occupiesCourt = (booking: RecordProxy): boolean => booking.getValue('state') !== 'CANCELED';

const idOf = (booking: RecordProxy): unknown => booking.getValue('_id');

/**
 * Applies a live message to its day; returns whether it has changed anything. Answers and messages may arrive in any
 * order, and messages may arrive twice: a message that is older than the day's data is ignored. A day that was never
 * loaded stays unknown.
 */
export const applyLiveMessage = (
  store: RecordSourceProxy,
  key: DayKey,
  { position, changed, removed }: DayChange,
): boolean => {
  const day = store.get(dayId(key));
  if (!day || !hasReached(position, positionIn(day, 'position'))) return false;
  const replaced = new Set<unknown>([...removed, ...changed.map(idOf)]);
  const bookings = linkedIn(day, 'bookings').filter((booking) => !replaced.has(idOf(booking)));
  day.setLinkedRecords([...bookings, ...changed.filter(occupiesCourt)], 'bookings').setValue(position, 'position');
  return true;
};
