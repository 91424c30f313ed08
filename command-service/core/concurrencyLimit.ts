import pLimit from 'p-limit';

export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Rejected before the work began, because the queue is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Runs at most `maxConcurrent` pieces of work at once; the others wait in the order of their calls. Rejects with TooBusy where `maxWaiting`
 * wait already.
 */
export const concurrencyLimit = (maxConcurrent: number, maxWaiting = Number.POSITIVE_INFINITY): Limit => {
  const limit = pLimit(maxConcurrent);
  return async (work) => {
    // Active and pending are added: work that was queued a moment ago counts as pending although it can start at once.
    const waiting = limit.activeCount + limit.pendingCount - maxConcurrent;
    if (waiting >= maxWaiting) throw new TooBusy(`${waiting} wait already`);
    return limit(work);
  };
};
