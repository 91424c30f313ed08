import { hasReached } from '@platzwart/contracts/core';
import type { ReadModelListener, ReadModelPositions } from '../core/readModelPositions.ts';
import type { Checkpoint as ReadCheckpoint } from './checkpointReads.ts';
import type { Notice } from './notices.ts';
import { positionWaiters } from './positionWaiters.ts';

type Checkpoint = Omit<ReadCheckpoint, 'hasStopped' | 'version'>;

/** The part of a notice with the positions of read models. */
type NoticeContent = Pick<Notice, 'position' | 'changed' | 'page'>;

/** Two consecutive batches are merged into one. */
const mergeNotices = (first: NoticeContent, next: NoticeContent): NoticeContent => {
  const isContiguous = next.page !== null && first.position === next.page.from;
  return {
    position: next.position,
    changed: [...new Set([...first.changed, ...next.changed])],
    page: first.page && isContiguous ? { ...next.page, from: first.page.from } : null,
  };
};

export type ReadModelWatch = ReadModelPositions &
  Readonly<{
    /**
     * The model counts as having reached a position only after all its listeners are done with it. Of several models that have moved together,
     * the one that was listened to first is told first.
     */
    onChange: (model: string, listener: ReadModelListener) => void;
    /** A notice from the channel: a hint that may come late, twice or never. */
    handleNotice: (notice: NoticeContent) => void;
    /** Reads the checkpoints, which are authoritative. Rejects where they cannot be read. */
    refresh: () => Promise<void>;
  }>;

export const watchReadModels = (readCheckpoints: () => Promise<readonly Checkpoint[]>): ReadModelWatch => {
  const checkpoints = new Map<string, Checkpoint>();
  const listeners = new Map<string, ReadModelListener[]>();
  const waiters = positionWaiters((model) => checkpoints.get(model)?.position ?? null);

  /** Those with listeners in the order in which they were registered, then the others. */
  const inOrder = (models: readonly Checkpoint[]): readonly Checkpoint[] => {
    const listenedTo = [...listeners.keys()].flatMap((name) => models.filter((model) => model.name === name));
    return [...listenedTo, ...models.filter(({ name }) => !listeners.has(name))];
  };
  const moveTo = (checkpoint: Checkpoint): void => {
    checkpoints.set(checkpoint.name, checkpoint);
    waiters.wake();
  };

  const advance = async (checkpoint: Checkpoint): Promise<void> => {
    const previous = checkpoints.get(checkpoint.name);
    const isRebuilt =
      !previous || previous.tables !== checkpoint.tables || !hasReached(checkpoint.position, previous.position);
    if (!isRebuilt && previous.position === checkpoint.position) return;
    for (const listener of listeners.get(checkpoint.name) ?? [])
      await listener({ position: checkpoint.position, isRebuilt });
    moveTo(checkpoint);
  };

  /** A model that was at the start of the batch and has not changed moves to its end without a read. */
  const advanceBy = async (
    page: NonNullable<NoticeContent['page']>,
    { position, changed }: NoticeContent,
  ): Promise<void> => {
    const behind = page.models
      .flatMap((name) => checkpoints.get(name) ?? [])
      .filter((model) => !hasReached(model.position, position));
    for (const model of inOrder(behind)) {
      const isUnchanged = model.position === page.from && !changed.includes(model.name);
      if (isUnchanged) moveTo({ ...model, position });
      else await advance({ ...model, position });
    }
  };
  const advanceToCheckpoints = async (): Promise<void> => {
    for (const checkpoint of inOrder(await readCheckpoints())) await advance(checkpoint);
  };

  // Updates run one after the other, so that no model ever goes back; those that arrive meanwhile are handled together.
  let queue = Promise.resolve();
  let pending: NoticeContent | undefined;
  let nextRefresh: Promise<void> | undefined;
  const enqueue = (step: () => Promise<void>): Promise<void> => {
    const done = queue.then(step);
    queue = done.catch(() => undefined);
    return done;
  };
  const refresh = (): Promise<void> => {
    nextRefresh ??= enqueue(() => {
      nextRefresh = undefined;
      return advanceToCheckpoints();
    });
    return nextRefresh;
  };
  const handlePending = async (): Promise<void> => {
    const notice = pending;
    pending = undefined;
    if (notice?.page) await advanceBy(notice.page, notice);
    else await advanceToCheckpoints();
  };

  return {
    reached: (model) => checkpoints.get(model)?.position ?? null,
    waitFor: waiters.waitFor,
    onChange: (model, listener) => {
      listeners.set(model, [...(listeners.get(model) ?? []), listener]);
    },
    handleNotice: (notice) => {
      const first = pending === undefined;
      pending = pending ? mergeNotices(pending, notice) : notice;
      if (first) void enqueue(handlePending).catch(() => undefined);
    },
    refresh,
  };
};
