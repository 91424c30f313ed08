import type pg from 'pg';
import type { AppendRequest } from '../appendRequest.ts';
import type { AppendResult, ExpectedRevision } from '../eventStore.ts';
import { isServerFailure, orUnavailable } from './failures.ts';
import { type Outcome, failed } from './groupCommit.ts';
import { positionOf } from './postgresPosition.ts';

/** An append, or without events a confirmation, with the fencing token `fence` that it started with. */
export type FencedRequest = AppendRequest & Readonly<{ fence: string }>;

/** The fencing token as of the last answer that contained it. */
export type CachedFence = { value: string };

/** Queried once; every answer that may have found a newer token contains it. */
export const readFence = async (pool: pg.Pool): Promise<CachedFence> => {
  const { rows } = await pool.query<CachedFence>('select last_value as value from event_store.confirmations');
  const [fence] = rows;
  if (!fence) throw new Error('A sequence has one row');
  return fence;
};

const numberOf = (expected: ExpectedRevision): number => (expected === 'none' ? -1 : expected);
const revisionOf = (revision: number): ExpectedRevision => (revision === -1 ? 'none' : revision);

const list = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;

/** U+001E, the separator of JSON text sequences (RFC 7464): no JSON text and no name contains it, so nothing is escaped. */
const separator = '\u001e';
const texts = (values: readonly string[]): string => values.join(separator);

const streamsAndRevisionsOf = (requests: readonly AppendRequest[]): string[] => [
  texts(requests.map(({ stream }) => stream)),
  list(requests.map(({ expected }) => numberOf(expected))),
];

const contentsOf = (requests: readonly AppendRequest[]): string[] => {
  const events = requests.flatMap((request) => request.events);
  return [
    list(events.map(({ id }) => id)),
    texts(events.map(({ type }) => type)),
    texts(events.map(({ data }) => data)),
    texts(events.map(({ metadata }) => metadata)),
  ];
};

const append = {
  name: 'event_store.append',
  text: `select event_store.append(string_to_array($1, chr(30)), $2, $3, string_to_array($4, chr(30)), $5,
    $6, string_to_array($7, chr(30)), string_to_array($8, chr(30))::json[], string_to_array($9, chr(30))::json[]) as before`,
};

/** The position before the first event; null where some append is not next in its stream. */
const appendAll = async (pool: pg.Pool, requests: readonly FencedRequest[]): Promise<string | null> => {
  const [fence, ...others] = new Set(requests.map((request) => request.fence));
  const isPlain = others.length === 0 && requests.every(({ events }) => events.length > 0);
  if (!isPlain) return null;
  const values = [
    ...streamsAndRevisionsOf(requests),
    fence,
    texts(requests.flatMap(({ stream, events }) => events.map(() => stream))),
    list(requests.flatMap(({ expected, events }) => events.map((_, index) => numberOf(expected) + index + 1))),
    ...contentsOf(requests),
  ];
  const { rows } = await pool.query<{ before: string | null }>({ ...append, values });
  return rows[0]?.before ?? null;
};

const appendedAfter = (before: string, requests: readonly AppendRequest[]): readonly AppendResult[] => {
  let position = BigInt(before);
  return requests.map(({ expected, events }) => {
    position += BigInt(events.length);
    const revision = numberOf(expected) + events.length;
    return { outcome: 'appended', revision, position: positionOf(position.toString()) };
  });
};

type Answer = Readonly<{ reached: string; at: string | null; behind: string }>;

const oneByOne = {
  name: 'event_store.append_one_by_one',
  text: `select reached, at, behind from event_store.append_one_by_one(string_to_array($1, chr(30)), $2, $3, $4,
    $5, string_to_array($6, chr(30)), string_to_array($7, chr(30))::json[], string_to_array($8, chr(30))::json[])`,
};

const resultOf = ({ reached, at }: Answer): AppendResult =>
  at === null
    ? { outcome: 'conflict', actual: revisionOf(Number(reached)) }
    : { outcome: 'appended', revision: Number(reached), position: positionOf(at) };

type Log = Readonly<{ pool: pg.Pool; fence: CachedFence }>;

const appendOneByOne = async (
  { pool, fence }: Log,
  requests: readonly FencedRequest[],
): Promise<readonly AppendResult[]> => {
  const fences = list(requests.map((request) => request.fence));
  const sizes = list(requests.map(({ events }) => events.length));
  const values = [...streamsAndRevisionsOf(requests), fences, sizes, ...contentsOf(requests)];
  const { rows } = await pool.query<Answer>({ ...oneByOne, values });
  fence.value = rows[0]?.behind ?? fence.value;
  return rows.map(resultOf);
};

const callAppend = async (log: Log, requests: readonly FencedRequest[]): Promise<readonly AppendResult[]> => {
  const before = await orUnavailable(appendAll(log.pool, requests));
  return before === null ? orUnavailable(appendOneByOne(log, requests)) : appendedAfter(before, requests);
};

const sendAlone = async (log: Log, request: FencedRequest): Promise<readonly Outcome<AppendResult>[]> => {
  try {
    return (await callAppend(log, [request])).map((answer) => ({ ok: true, answer }));
  } catch (error) {
    return [failed(error)];
  }
};

/**
 * Sends appends as one call and one commit. A batch that the database refuses as a whole (two appends at one revision,
 * a name that is too long for its index) is sent again one by one, so that only the invalid append fails.
 */
export const sendAppends =
  (log: Log) =>
  async (requests: readonly FencedRequest[]): Promise<readonly Outcome<AppendResult>[]> => {
    try {
      return (await callAppend(log, requests)).map((answer) => ({ ok: true, answer }));
    } catch (error) {
      if (isServerFailure(error)) throw error;
      const outcomes: Outcome<AppendResult>[] = [];
      for (const request of requests) outcomes.push(...(await sendAlone(log, request)));
      return outcomes;
    }
  };
