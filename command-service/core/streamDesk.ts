import type { Position } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import { concluded } from './concluded.ts';
import type { Draft, Waiting } from './draft.ts';
import type { DomainEvent } from './eventCodec.ts';
import { type Ports, appendSurely, readOn } from './eventStream.ts';
import { hashOfEvent } from './hashes.ts';
import type { Log } from './log.ts';
import type { Module } from './module.ts';
import { type Warm, movedOn, nextRevision } from './warmState.ts';
import { within } from './within.ts';

/** Where the one writer of a stream sits: what it knows, and who waits. The only thing here that changes. */
export type Desk<State, Command, Event extends DomainEvent, Code extends string> = {
  readonly module: Module<State, Command, Event, Code>;
  readonly ports: Ports;
  readonly log: Log;
  readonly onMoved: (warm: Warm<State>) => void;
  /** The state to begin with: from a snapshot of this log, or from nothing. */
  readonly begin: () => Promise<Warm<State>>;
  warm: Warm<State>;
  queue: Waiting<Command, Code>[];
  working: Promise<void> | null;
  /** After an append without an answer: nothing is decided before the log has been read again. */
  mustCatchUp: boolean;
  /** Runs of events that did not go on from what is known, since the reading of the log that is under way for them began. */
  unfitting: number;
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

/** Reads on from the last event that is known, which has to be the same still. Answers false where it is not. */
const readOnFromKnown = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
): Promise<boolean> => {
  const { revision, hash } = desk.warm;
  let isSameLog = hash === null;
  for await (const page of readOn(desk.ports, desk.module.stream, revision === 'none' ? 0 : revision)) {
    isSameLog ||= page[0] !== undefined && hashOfEvent(page[0]) === hash;
    if (!isSameLog) return false;
    takeIn(desk, page);
  }
  return isSameLog;
};

/** Takes in what the stream holds by now. Where an older copy of the log was restored, it begins anew from that. */
export const readRest = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
): Promise<void> => {
  if (await readOnFromKnown(desk)) return;
  desk.log.warn({ stream: desk.module.stream }, 'The log is another one than before: its streams are read anew');
  moveTo(desk, await desk.begin());
  await readOnFromKnown(desk);
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

/** The draft stands: `position` is that of its last event; null where it has none. */
export type Stands = Readonly<{ position: Position | null }>;

/** What `draft` rests on is the end of the stream, and nothing that is still on its way to the log changes that. */
const confirmDraft = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  { base, place }: Draft<State, Code>,
): Promise<Stands | null> => {
  const { store, patience } = desk.ports;
  const { outcome } = await within(patience.read, store.confirm(place.stream, base.revision));
  return outcome === 'confirmed' ? { position: null } : catchUp(desk);
};

const appendDraft = async <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  draft: Draft<State, Code>,
): Promise<Stands | null> => {
  const { base, events, place } = draft;
  const result = await appendSurely(desk.ports, { stream: place.stream, expected: base.revision, events });
  if (result.outcome === 'appended') {
    // The follower may have been faster than the answer.
    if (nextRevision(desk.warm.revision) < place.revision) moveTo(desk, concluded(draft, result.position));
    return { position: result.position };
  }
  // Somebody has confirmed what this draft rests on, while it was on its way: it is the same as before.
  if (result.actual === base.revision) return null;
  await desk.ports.pause(desk.ports.random() * 10);
  const position = await lookForOwn(desk, draft);
  if (position !== null) return { position };
  // Somebody is said to have been first, and has left nothing: the log itself may be another one.
  return desk.warm.revision === base.revision ? catchUp(desk) : null;
};

/**
 * Makes `draft` true, so that its calls may be answered: by appending its events or, where it has none, by having the store confirm
 * the revision that it rests on. Null where somebody else was first; then the state has been brought up to date.
 */
export const conclude = <State, Command, Event extends DomainEvent, Code extends string>(
  desk: Desk<State, Command, Event, Code>,
  draft: Draft<State, Code>,
): Promise<Stands | null> => (draft.events.length === 0 ? confirmDraft(desk, draft) : appendDraft(desk, draft));
