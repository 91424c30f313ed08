import type { RecordedEvent } from '../eventStore.ts';

/** The log was delivered with a hole or out of order. To go on would be to forget an event for ever. */
export class LogOutOfOrder extends Error {
  override readonly name = 'LogOutOfOrder';
}

/**
 * Watches what arrives from the log: within a stream each revision follows the one before. The first event seen of a stream may have
 * any revision, and one that was seen before may come again. Throws LogOutOfOrder at a gap.
 */
export const watchOrder = (): ((events: readonly RecordedEvent[]) => void) => {
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
