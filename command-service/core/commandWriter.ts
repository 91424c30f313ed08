import { StoreUnavailable } from '@platzwart/event-store';
import { refusal } from './answers.ts';
import type { Call } from './call.ts';
import type { Answer } from './commandStream.ts';
import { type Draft, type Waiting, draftOf } from './draft.ts';
import type { DomainEvent } from './eventCodec.ts';
import { type Desk, type Stands, catchUp, conclude } from './streamDesk.ts';

/** Taken up at once; a draft takes as many of them as one append holds. */
const batchSize = 512;
/** Whoever comes when so many wait is better off trying again. */
const longestQueue = 5_000;
/** reliability rule D6. */
const maxTries = 10;

const onBug =
  ({ log }: Pick<Desk<unknown, never, never, never>, 'log'>) =>
  (error: unknown, { correlationId }: Call): void =>
    log.error({ err: error, correlationId }, 'A rule failed');

type Settled<State, Code extends string> = Stands & Readonly<{ draft: Draft<State, Code> }>;

/** Decides until the decisions stand. */
const settle = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  batch: readonly Waiting<Command, Code>[],
): Promise<Settled<State, Code>> => {
  if (desk.mustCatchUp) await catchUp(desk);
  for (let tries = 0; tries < maxTries; tries++) {
    const draft = draftOf({ module: desk.module, warm: desk.warm, onBug: onBug(desk) }, batch);
    const stands = await conclude(desk, draft);
    if (stands) return { draft, ...stands };
  }
  throw new Error(`${desk.module.stream}: ${maxTries} tries met other writers`);
};

const answerNext = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
): Promise<void> => {
  const batch = desk.queue.splice(0, batchSize);
  try {
    const { draft, position } = await settle(desk, batch);
    desk.queue.unshift(...batch.slice(draft.verdicts.length));
    draft.verdicts.forEach(({ answer }, index) => batch[index]?.answer(answer(position)));
  } catch (error) {
    desk.mustCatchUp = true;
    const isAway = error instanceof StoreUnavailable;
    desk.log.error({ err: error, stream: desk.module.stream, commands: batch.length }, 'Commands could not be decided');
    // Whoever waits behind them would only wait longer: nothing of theirs has been tried yet.
    const turnedAway = isAway ? [...batch, ...desk.queue.splice(0)] : batch;
    for (const { answer } of turnedAway) answer(refusal(isAway ? 'ERR_DB_CONNECTION' : 'ERR_SERVER'));
  }
};

const work = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
): Promise<void> => {
  // Calls of the same moment go into the first batch together.
  await Promise.resolve();
  while (desk.queue.length > 0) await answerNext(desk);
  desk.working = null;
};

/** Puts a command into the queue of its stream's one writer. */
export const enqueue = <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  command: Command,
  call: Call,
): Promise<Answer<Code>> =>
  new Promise((resolve) => {
    if (desk.queue.length < longestQueue) desk.queue.push({ command, call, answer: resolve });
    else resolve(refusal('ERR_SERVER'));
    desk.working ??= work(desk);
  });
