import type { CommandAnswer, CoreErrorCode } from '@platzwart/contracts/core';
import type { ExpectedRevision } from '@platzwart/event-store';
import type { Call } from './call.ts';

/** All codes that a decision can be refused with: the module's own, and those of the runtime. */
export type Answer<Code extends string> = CommandAnswer<Code | CoreErrorCode>;

/** A running module: the only way to its stream. */
export type CommandStream<State, Command, Code extends string> = Readonly<{
  /**
   * Decides `command` on the newest state and appends the resulting events. Never rejects. Answers ERR_DB_CONNECTION where the store is
   * unavailable: the outcome may then be unknown, and repeating the command under the same idempotency key returns it. Answers ERR_SERVER
   * where a rule throws or ten attempts met ten conflicts.
   */
  send: (command: Command, call: Call) => Promise<Answer<Code>>;
  /** The newest state that this process knows, usually milliseconds behind the log, and its stream revision. */
  current: () => Readonly<{ state: State; revision: ExpectedRevision }>;
}>;
