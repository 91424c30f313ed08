import type pg from 'pg';
import type { AppendRequest } from '../appendRequest.ts';
import type { AppendResult, ExpectedRevision } from '../eventStore.ts';
import { isAboutTheServer, orUnavailable } from './failures.ts';
import { type Outcome, failed } from './groupCommit.ts';
import { positionOf } from './postgresPosition.ts';

type Answer = Readonly<{ reached: string; at: string | null }>;

const numberOf = (expected: ExpectedRevision): number => (expected === 'none' ? -1 : expected);
const revisionOf = (revision: number): ExpectedRevision => (revision === -1 ? 'none' : revision);

const list = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;

/** U+001E, the separator of JSON text sequences (RFC 7464): no JSON text and no name contains it, so nothing is escaped. */
const separator = '\u001e';
const texts = (values: readonly string[]): string => values.join(separator);

const parametersOf = (requests: readonly AppendRequest[]): string[] => {
  const events = requests.flatMap((request) => request.events);
  return [
    texts(requests.map(({ stream }) => stream)),
    list(requests.map(({ expected }) => numberOf(expected))),
    list(requests.map((request) => request.events.length)),
    list(requests.flatMap((request, index) => request.events.map(() => index + 1))),
    list(requests.flatMap(({ expected, events: own }) => own.map((_, place) => numberOf(expected) + place + 1))),
    list(events.map(({ id }) => id)),
    texts(events.map(({ type }) => type)),
    texts(events.map(({ data }) => data)),
    texts(events.map(({ metadata }) => metadata)),
  ];
};

const resultOf = ({ reached, at }: Answer): AppendResult =>
  at === null
    ? { outcome: 'conflict', actual: revisionOf(Number(reached)) }
    : { outcome: 'appended', revision: Number(reached), position: positionOf(at) };

const statement = {
  name: 'event_store.append',
  text: `select reached, at from event_store.append(
    string_to_array($1, chr(30)), $2, $3, $4, $5, $6, string_to_array($7, chr(30)),
    string_to_array($8, chr(30))::json[], string_to_array($9, chr(30))::json[])`,
};

const callAppend = async (pool: pg.Pool, requests: readonly AppendRequest[]): Promise<readonly AppendResult[]> => {
  const { rows } = await orUnavailable(pool.query<Answer>({ ...statement, values: parametersOf(requests) }));
  return rows.map(resultOf);
};

const sendAlone = async (pool: pg.Pool, request: AppendRequest): Promise<readonly Outcome<AppendResult>[]> => {
  try {
    return (await callAppend(pool, [request])).map((answer) => ({ ok: true, answer }));
  } catch (error) {
    return [failed(error)];
  }
};

/**
 * Sends appends as one call and one commit. What the database refuses as a whole (an id that is taken elsewhere, a name
 * it cannot keep) is sent again one by one, so that only the append at fault hears of it.
 */
export const sendAppends =
  (pool: pg.Pool) =>
  async (requests: readonly AppendRequest[]): Promise<readonly Outcome<AppendResult>[]> => {
    try {
      return (await callAppend(pool, requests)).map((answer) => ({ ok: true, answer }));
    } catch (error) {
      if (isAboutTheServer(error)) throw error;
      const outcomes: Outcome<AppendResult>[] = [];
      for (const request of requests) outcomes.push(...(await sendAlone(pool, request)));
      return outcomes;
    }
  };
