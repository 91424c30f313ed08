import { Map as PersistentMap } from 'immutable';
import { addDays, localDate } from '@platzwart/contracts/core';
import type { Call } from './call.ts';

/** The answer to a call with an idempotency key. Only calls that wrote something have a record. */
export type IdempotencyRecord = Readonly<{
  requestHash: string;
  commandId: string;
  /** Of the last event written. */
  position: string;
  ids: readonly string[];
  /** ISO 8601 instant of the decision. */
  at: string;
}>;

/** By UTC day of the decision, then by caller and key: a whole day is removed in one step. */
export type IdempotencyRecords = PersistentMap<string, PersistentMap<string, IdempotencyRecord>>;

export const noIdempotencyRecords: IdempotencyRecords = PersistentMap();

/** How long a repeated request gets the first answer (reliability rule D3). */
const daysKept = 7;

/** Caller and idempotency key, because two people may use the same key. */
export const recordKeyOf = ({ actor, idempotencyKey }: Pick<Call, 'actor' | 'idempotencyKey'>): string | null =>
  idempotencyKey === null ? null : `${actor ?? 'system'} ${idempotencyKey}`;

const daysBefore = (instant: string, days: number): string => addDays(localDate(instant.slice(0, 10)), -days);

const dropOldDays = (records: IdempotencyRecords): IdempotencyRecords => {
  const oldest = daysBefore(
    [...records.keys()].reduce((one, other) => (one > other ? one : other)),
    daysKept,
  );
  return records.filter((_, day) => day >= oldest);
};

/** Several events of one call make one record. */
const mergeRecords = (known: IdempotencyRecord | undefined, record: IdempotencyRecord): IdempotencyRecord =>
  known?.commandId === record.commandId ? { ...record, ids: [...known.ids, ...record.ids] } : record;

export const addIdempotencyRecord = (
  records: IdempotencyRecords,
  recordKey: string,
  record: IdempotencyRecord,
): IdempotencyRecords => {
  const day = record.at.slice(0, 10);
  const recordsOfDay = records.get(day);
  if (!recordsOfDay) return dropOldDays(records.set(day, PersistentMap([[recordKey, record]])));
  return records.set(day, recordsOfDay.set(recordKey, mergeRecords(recordsOfDay.get(recordKey), record)));
};

/** The record under `recordKey` in the seven days before `now`. */
export const findIdempotencyRecord = (
  records: IdempotencyRecords,
  recordKey: string,
  now: string,
): IdempotencyRecord | null => {
  for (const recordsOfDay of records.values()) {
    const found = recordsOfDay.get(recordKey);
    if (found && found.at >= `${daysBefore(now, daysKept)}${now.slice(10)}`) return found;
  }
  return null;
};
