import type { CommandAnswer, CoreErrorCode } from '@platzwart/contracts/core';
import type { ExpectedRevision } from '@platzwart/event-store';
import type { Call } from './call.ts';

/** Everything a decision can be answered with: its own codes, and those of the runtime around it. */
export type Answer<Code extends string> = CommandAnswer<Code | CoreErrorCode>;

/** A module at work: the only way to its stream. */
export type CommandStream<State, Command, Code extends string> = Readonly<{
  /**
   * Decides `command` on the newest state and appends what comes of it. Never rejects.
   * Answers ERR_DB_CONNECTION where the store is away: the outcome may then be unknown, and a repetition under the same
   * idempotency key finds it out. Answers ERR_SERVER where the rules themselves fail or ten tries met ten conflicts.
   */
  send: (command: Command, call: Call) => Promise<Answer<Code>>;
  /** The newest state this process knows of, at most moments behind the log, and its stream revision. */
  current: () => Readonly<{ state: State; revision: ExpectedRevision }>;
}>;
