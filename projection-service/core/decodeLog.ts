import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EventDefinition, type Position, decodeAt, eventMetadataSchema } from '@platzwart/contracts/core';
import { type ClubHistoryEvent, clubHistory } from '@platzwart/contracts/message-catalogue';
import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import { describeFailure } from '@platzwart/database/failures';
import type { CheckpointFingerprint } from '@platzwart/event-store/log-position';
import type { Logged } from './readModel.ts';

/** One event of a page of the log: decoded, undecodable with the reason, or handled by no read model. */
export type LogEntry = CheckpointFingerprint &
  Readonly<{ position: Position; type: string }> &
  (
    | Readonly<{ state: 'decoded'; logged: Logged }>
    | Readonly<{ state: 'undecodable'; problem: string }>
    | Readonly<{ state: 'foreign' }>
  );

/** Only these metadata are decoded; read models need no others. */
const metadataSchema = v.pick(eventMetadataSchema, [
  'occurredAt',
  'reason',
  'schemaVersion',
  'actor',
  'role',
  'correlationId',
]);
const decodeOne = (recorded: RecordedEvent, { decode }: EventDefinition<ClubHistoryEvent>): Logged => {
  const { schemaVersion, ...metadata } = decodeAt('metadata', metadataSchema, recorded.metadata);
  const { position, revision, id: eventId } = recorded;
  return { event: decode(recorded.data, schemaVersion), position, revision, eventId, ...metadata };
};

const entryOf = (recorded: RecordedEvent): LogEntry => {
  const { position, type, stream, revision, id } = recorded;
  const definition = clubHistory.definitionOf(type);
  if (!definition) return { position, type, stream, revision, id, state: 'foreign' };
  try {
    return { position, type, stream, revision, id, state: 'decoded', logged: decodeOne(recorded, definition) };
  } catch (error) {
    return { position, type, stream, revision, id, state: 'undecodable', problem: describeFailure(error) };
  }
};

/** The only decoder for all read models; each event is decoded once. Never throws: an undecodable event stops only its handlers. */
export const decodeLog = (events: readonly RecordedEvent[]): readonly LogEntry[] => events.map(entryOf);

const inATurn = 250;

/** Decodes a whole page and yields to other work in between: otherwise PostgreSQL would wait for the rows of the page before. */
export const decodeInTurns = async (events: readonly RecordedEvent[]): Promise<readonly LogEntry[]> => {
  const entries: LogEntry[] = [];
  for (let start = 0; start < events.length; start += inATurn) {
    if (start > 0) await nextTurn();
    entries.push(...decodeLog(events.slice(start, start + inATurn)));
  }
  return entries;
};
