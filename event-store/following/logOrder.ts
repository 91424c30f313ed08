import type { RecordedEvent } from '../eventStore.ts';

/** The log was delivered with a gap or out of order. Continuing would lose an event. */
export class LogOutOfOrder extends Error {
  override readonly name = 'LogOutOfOrder';
}

/**
 * Checks the order of events from the log: within a stream each revision follows the previous one. The first event of a stream may have any
 * revision, and an event may be repeated. Throws LogOutOfOrder at a gap.
 */
export const createOrderCheck = (): ((events: readonly RecordedEvent[]) => void) => {
  const seen = new Map<string, number>();
  return (events) => {
    for (const { stream, revision, position } of events) {
      const last = seen.get(stream) ?? revision - 1;
      if (revision > last + 1) {
        throw new LogOutOfOrder(`After revision ${last} of ${stream} came ${revision}, at position ${position}`);
      }
      seen.set(stream, Math.max(revision, last));
    }
  };
};
