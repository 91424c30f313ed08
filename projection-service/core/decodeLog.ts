import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '@platzwart/contracts/core';
import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import type { EventDecoder } from './eventDecoder.ts';
import { describeFailure } from '@platzwart/event-store/failures';
import type { Landmark } from '@platzwart/event-store/place';
import type { Logged } from './readModel.ts';

/** The only place where what the log holds is turned into what read models work with. */
export type Decoders = ReadonlyMap<string, EventDecoder>;

/** One event of a page of the log: decoded, or why it could not be, or of no interest to any read model. */
export type LogEntry = Landmark &
  Readonly<{ position: Position; type: string }> &
  (
    | Readonly<{ state: 'decoded'; logged: Logged }>
    | Readonly<{ state: 'undecodable'; problem: string }>
    | Readonly<{ state: 'foreign' }>
  );

/** The rest of it is of no interest here, and not worth a copy. */
const metadataSchema = v.object({
  occurredAt: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.nullable(v.string()),
  schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
type Metadata = v.InferOutput<typeof metadataSchema>;

const decodeMetadata = (metadata: unknown): Metadata => {
  const parsed = v.safeParse(metadataSchema, metadata);
  if (parsed.success) return parsed.output;
  throw new Error(`metadata.${parsed.issues.map((issue) => v.getDotPath(issue)).join(', metadata.')} is not valid`);
};

const decodeOne = (recorded: RecordedEvent, decode: EventDecoder): Logged => {
  const { occurredAt, reason, schemaVersion } = decodeMetadata(recorded.metadata);
  return { event: decode(recorded.data, schemaVersion), position: recorded.position, occurredAt, reason };
};

const entryOf = (recorded: RecordedEvent, decoders: Decoders): LogEntry => {
  const { position, type, stream, revision, id } = recorded;
  const decode = decoders.get(type);
  if (!decode) return { position, type, stream, revision, id, state: 'foreign' };
  try {
    return { position, type, stream, revision, id, state: 'decoded', logged: decodeOne(recorded, decode) };
  } catch (error) {
    return { position, type, stream, revision, id, state: 'undecodable', problem: describeFailure(error) };
  }
};

/** Decodes each event once, for all read models. Never throws: what cannot be decoded concerns only those that handle it. */
export const decodeLog = (events: readonly RecordedEvent[], decoders: Decoders): readonly LogEntry[] =>
  events.map((recorded) => entryOf(recorded, decoders));

const inATurn = 250;

/** The same of a whole page, with turns for others in between: PostgreSQL would wait for the rows of the page before. */
export const decodeInTurns = async (
  events: readonly RecordedEvent[],
  decoders: Decoders,
): Promise<readonly LogEntry[]> => {
  const entries: LogEntry[] = [];
  for (let start = 0; start < events.length; start += inATurn) {
    if (start > 0) await nextTurn();
    entries.push(...decodeLog(events.slice(start, start + inATurn), decoders));
  }
  return entries;
};
