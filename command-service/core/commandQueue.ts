import { StoreUnavailable } from '@platzwart/event-store';
import { refusal } from './commandAnswers.ts';
import type { Call } from './call.ts';
import type { Answer } from './commandStream.ts';
import { type PendingBatch, type QueuedCommand, buildPendingBatch } from './pendingBatch.ts';
import type { DomainEvent } from '@platzwart/contracts/core';
import { type StreamWriter, type CommittedBatch, catchUp, commitBatch } from './streamWriter.ts';

/** Commands taken from the queue at once; a batch contains as many of them as one append holds. */
const batchSize = 512;
/** Above this length further commands are refused at once with ERR_SERVER, so that callers retry later. */
const maxQueueLength = 5_000;
/** reliability rule D6. */
const maxAttempts = 10;

const onRuleFailure =
  ({ log }: Pick<StreamWriter<unknown, never, never, never>, 'log'>) =>
  (error: unknown, { correlationId }: Call): void =>
    log.error({ err: error, correlationId }, 'A rule failed');

type BatchResult<State, Code extends string> = CommittedBatch & Readonly<{ pendingBatch: PendingBatch<State, Code> }>;

/** Decides again until the decisions are committed. */
const decideUntilCommitted = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  batch: readonly QueuedCommand<Command, Code>[],
): Promise<BatchResult<State, Code>> => {
  if (writer.mustCatchUp) await catchUp(writer);
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const pendingBatch = buildPendingBatch(
      { module: writer.module, streamState: writer.streamState, onRuleFailure: onRuleFailure(writer) },
      batch,
    );
    const committed = await commitBatch(writer, pendingBatch);
    if (committed) return { pendingBatch, ...committed };
  }
  throw new Error(`${writer.module.stream}: ${maxAttempts} attempts met other writers`);
};

const processNextBatch = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
): Promise<void> => {
  const batch = writer.queue.splice(0, batchSize);
  try {
    const { pendingBatch, position } = await decideUntilCommitted(writer, batch);
    writer.queue.unshift(...batch.slice(pendingBatch.outcomes.length));
    pendingBatch.outcomes.forEach(({ answer }, index) => batch[index]?.answer(answer(position)));
  } catch (error) {
    writer.mustCatchUp = true;
    const isUnavailable = error instanceof StoreUnavailable;
    writer.log.error(
      { err: error, stream: writer.module.stream, commands: batch.length },
      'Commands could not be decided',
    );
    // The store is unreachable: waiting commands are refused as well, instead of waiting longer. None of them has been attempted yet.
    const failedCommands = isUnavailable ? [...batch, ...writer.queue.splice(0)] : batch;
    for (const { answer } of failedCommands) answer(refusal(isUnavailable ? 'ERR_DB_CONNECTION' : 'ERR_SERVER'));
  }
};

const work = async <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
): Promise<void> => {
  // Calls that arrive at the same moment go into the first batch together.
  await Promise.resolve();
  while (writer.queue.length > 0) await processNextBatch(writer);
  writer.working = null;
};

/** Appends a command to the queue of its stream's only writer. */
export const enqueue = <State, Command, Event extends DomainEvent, Code extends string>(
  writer: StreamWriter<State, Command, Event, Code>,
  command: Command,
  call: Call,
): Promise<Answer<Code>> =>
  new Promise((resolve) => {
    if (writer.queue.length < maxQueueLength) writer.queue.push({ command, call, answer: resolve });
    else resolve(refusal('ERR_SERVER'));
    writer.working ??= work(writer);
  });
