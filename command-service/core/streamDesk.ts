import type { Position } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { concluded } from './concluded.ts';
import type { Draft, Waiting } from './draft.ts';
import type { DomainEvent } from './eventCodec.ts';
import { type Ports, appendSurely, readOn } from './eventStream.ts';
import type { Log } from './log.ts';
import type { Module } from './module.ts';
import { type Warm, movedOn, nextRevision } from './warmState.ts';

/** Where the one writer of a stream sits: what it knows, and who waits. The only thing here that changes. */
export type Desk<State, Command, Event extends DomainEvent, Code extends string> = {
  readonly module: Module<State, Command, Event, Code>;
  readonly ports: Ports;
  readonly log: Log;
  readonly onMoved: (warm: Warm<State>) => void;
  warm: Warm<State>;
  queue: Waiting<Command, Code>[];
  working: Promise<void> | null;
  /** After an append without an answer: nothing is decided before the log has been read again. */
  mustCatchUp: boolean;
  /** One sentence, where the stream cannot be read. */
  problem: string | null;
};

const moveTo = <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  warm: Warm<State>,
): void => {
  desk.warm = warm;
  desk.onMoved(warm);
};

/** Takes in what others have appended; `events` are a run of the stream in order, and may repeat what is known. */
export const takeIn = <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  events: readonly RecordedEvent[],
): void => {
  try {
    moveTo(desk, movedOn(desk.module, desk.warm, events));
  } catch (error) {
    desk.mustCatchUp = true;
    desk.problem = `The stream ${desk.module.stream} cannot be read: ${String(error)}`;
    throw error;
  }
};

/** Takes in what the stream holds by now. */
export const readRest = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
): Promise<void> => {
  for await (const page of readOn(desk.ports, desk.module.stream, nextRevision(desk.warm.revision))) takeIn(desk, page);
};

/** Reads the stream to its end, and knows of nothing that stands in the way any more. */
export const catchUp = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
): Promise<null> => {
  await readRest(desk);
  desk.mustCatchUp = false;
  desk.problem = null;
  return null;
};

const positionOfOwn = (
  { events }: Pick<Draft<unknown, string>, 'events'>,
  page: readonly RecordedEvent[],
): Position | null =>
  events.every(({ id }, index) => page[index]?.id === id) ? (page[events.length - 1]?.position ?? null) : null;

/** Reads on from where `draft` meant to append: gives the draft's own position where its events are there after all. */
const lookForOwn = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  draft: Draft<State, Code>,
): Promise<Position | null> => {
  let own: Position | null = null;
  for await (const page of readOn(desk.ports, desk.module.stream, nextRevision(draft.base.revision))) {
    own ??= positionOfOwn(draft, page);
    takeIn(desk, page);
  }
  return own;
};

/** Appends `draft`: its position, or null where somebody else was first. Then the state has been brought up to date. */
export const appendDraft = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  draft: Draft<State, Code>,
): Promise<Position | null> => {
  const { base, events, place } = draft;
  const result = await appendSurely(desk.ports, { stream: place.stream, expected: base.revision, events });
  if (result.outcome === 'conflict') {
    await desk.ports.pause(desk.ports.random() * 10);
    return lookForOwn(desk, draft);
  }
  // The follower may have been faster than the answer.
  if (nextRevision(desk.warm.revision) < place.revision) moveTo(desk, concluded(draft, result.position));
  return result.position;
};
