import type { ExpectedRevision, RecordedEvent } from '@platzwart/event-store';
import { type AnswerBook, emptyBook, noteAnswer, wishOf } from './answerBook.ts';
import type { DomainEvent } from './eventCodec.ts';
import { hashOfEvent } from './hashes.ts';
import type { Module } from './module.ts';
import { writtenMetadata } from './writtenMetadata.ts';

/** A module's state as the first `revision` + 1 events of its stream make it: always a true prefix of the log. */
export type Warm<State> = Readonly<{
  state: State;
  revision: ExpectedRevision;
  /** Of the last event: the next one carries it. */
  hash: string | null;
  answers: AnswerBook;
}>;

export const nextRevision = (revision: ExpectedRevision): number => (revision === 'none' ? 0 : revision + 1);

export const coldState = <State, Command, Event extends DomainEvent, Code extends string>(
  module: Module<State, Command, Event, Code>,
): Warm<State> => ({ state: module.decider.initialState, revision: 'none', hash: null, answers: emptyBook });

const withAnswer = (book: AnswerBook, { metadata, position }: RecordedEvent, id: string): AnswerBook => {
  const { actor, idempotencyKey, requestHash, causationId, occurredAt } = writtenMetadata(metadata);
  const wish = wishOf({ actor, idempotencyKey });
  if (wish === null || requestHash === null) return book;
  return noteAnswer(book, wish, { requestHash, commandId: causationId, position, ids: [id], at: occurredAt });
};

/** Whether `recorded` goes on from `warm` by its hashes; what does not reach beyond it says nothing against it. */
export const isChained = ({ revision, hash }: Warm<unknown>, recorded: readonly RecordedEvent[]): boolean => {
  const next = recorded.find((event) => event.revision === nextRevision(revision));
  return !next || writtenMetadata(next.metadata).previousHash === hash;
};

/**
 * `warm` moved on by `recorded`, a run of the module's stream in order. Events that it contains already are passed over.
 * Throws where an event is missing in between, and on events that this release cannot read.
 */
export const movedOn = <State, Command, Event extends DomainEvent, Code extends string>(
  module: Module<State, Command, Event, Code>,
  warm: Warm<State>,
  recorded: readonly RecordedEvent[],
): Warm<State> => {
  const news = recorded.slice(Math.max(nextRevision(warm.revision) - (recorded[0]?.revision ?? 0), 0));
  const [first, last] = [news[0], news.at(-1)];
  if (!first || !last) return warm;
  if (first.revision !== nextRevision(warm.revision))
    throw new Error(`${module.stream}: event ${first.revision} came too early`);
  let { state, answers } = warm;
  for (const event of news) {
    const fact = module.events.decode(event);
    state = module.decider.evolve(state, fact);
    answers = withAnswer(answers, event, module.idOf(fact));
  }
  return { state, answers, revision: last.revision, hash: hashOfEvent(last) };
};
