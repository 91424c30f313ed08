import { type Position, hasReached } from '@platzwart/contracts/core';

/** Whether this gateway knows all revocations of sessions and rights (docs/adr/0031-revocations-fail-safe.md). */
export type Revocations = Readonly<{
  /**
   * False where the read model `people` has stopped, or has been behind for too long, or cannot be read: tokens and sign-ins are then
   * refused with ERR_DB_CONNECTION. Called with every request; reads nothing.
   */
  areKnown: () => boolean;
  /**
   * False where `people` has stopped or has been behind for too long, so that live changes may be sent in sessions that have ended. A database
   * that cannot be read has no changes to send.
   */
  isFollowing: () => boolean;
  /** There is an event about people at this position of the log; null: there is none yet. */
  expect: (position: Position | null) => void;
  /** The checkpoints were read; `hasStopped`: `people` applies no more events. */
  noteCheckpoint: (hasStopped: boolean) => void;
  /** Checkpoints and ended sessions were read. */
  noteRead: () => void;
  /** The tables are those of another release, and all calls wait: none is answered without a revocation. The times count from now on. */
  noteWaiting: () => void;
}>;

type Options = Readonly<{
  /** The position up to which this process shows the changes of `people`. */
  reached: () => Position | null;
  maxLagMilliseconds: number;
  /** Milliseconds that only grow, and stand still while the machine sleeps. */
  elapsed?: () => number;
}>;

type Expected = Readonly<{ position: Position; since: number }>;

export const trackRevocations = ({
  reached,
  maxLagMilliseconds,
  elapsed = () => performance.now(),
}: Options): Revocations => {
  let expected: Expected | null = null;
  let hasStopped = false;
  let readAt = elapsed();
  const isOverdue = (since: number): boolean => elapsed() - since > maxLagMilliseconds;
  const isWaiting = (): boolean => expected !== null && !hasReached(reached(), expected.position);
  const isFollowing = (): boolean => !hasStopped && !(expected && isWaiting() && isOverdue(expected.since));
  return {
    isFollowing,
    areKnown: () => isFollowing() && !isOverdue(readAt),
    // The oldest position that is not reached counts: later ones do not extend the time.
    expect: (position) => {
      if (position !== null && !isWaiting()) expected = { position, since: elapsed() };
    },
    noteCheckpoint: (stopped) => {
      hasStopped = stopped;
    },
    noteRead: () => {
      readAt = elapsed();
    },
    noteWaiting: () => {
      readAt = elapsed();
      if (expected) expected = { ...expected, since: elapsed() };
    },
  };
};
