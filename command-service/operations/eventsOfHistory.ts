import { type Position, positionSchema } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import * as v from 'valibot';
import { hashOfEvent } from '../core/hashes.ts';

/** One answer is the evidence about one subject; what happened more often than that is not shown in full. */
export const maxNamedEvents = 1_000;

export const namedEventsSchema = v.object({
  events: v.pipe(
    v.array(v.object({ type: v.pipe(v.string(), v.maxLength(100)), revision: v.pipe(v.number(), v.safeInteger()) })),
    v.maxLength(maxNamedEvents),
  ),
});
type NamedEvents = v.InferOutput<typeof namedEventsSchema>['events'];

/** An event as it is in the log now: `hash` of the whole event, which includes the hash of the one before it in its stream. */
type EventInLog = Readonly<{
  stream: string;
  revision: number;
  position: Position;
  eventId: string;
  hash: string;
  previousHash: string | null;
}>;
type LogExtract = Readonly<{ head: Position | null; events: readonly (EventInLog | null)[] }>;

type Module = Readonly<{ stream: string; events: Readonly<{ definitionOf: (type: string) => object | null }> }>;
const chainedSchema = v.object({ previousHash: v.nullish(v.string(), null) });

/** The events of these types and revisions, null for one that the log has not, and where the log ends. */
export const eventsOfHistory =
  (store: Pick<EventStore, 'read' | 'head'>, modules: readonly Module[]) =>
  async (named: NamedEvents): Promise<LogExtract> => {
    const find = async ({ type, revision }: NamedEvents[number]): Promise<EventInLog | null> => {
      const stream = modules.find(({ events }) => events.definitionOf(type) !== null)?.stream;
      if (stream === undefined || revision < 0) return null;
      const [event] = await store.read(stream, { from: revision, limit: 1 });
      if (event?.revision !== revision || event.type !== type) return null;
      const { previousHash } = v.parse(chainedSchema, event.metadata);
      const { id: eventId, position } = event;
      return { stream, revision, position, eventId, hash: hashOfEvent(event), previousHash };
    };
    const events: (EventInLog | null)[] = [];
    for (const each of named) events.push(await find(each));
    const head = await store.head();
    return { head: head && v.parse(positionSchema, head), events };
  };
