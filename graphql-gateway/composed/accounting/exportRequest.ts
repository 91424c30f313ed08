import { type LocalDate, type Position, localDateSchema, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Posting } from './posting.ts';

/** The dates of the postings, both included, in one calendar year; `after`: only what is later in the log. */
export type ExportRequest = Readonly<{ from: LocalDate; to: LocalDate; after: Position | null }>;

/** PostgreSQL's positions are digits, EventStoreDB's two numbers; nothing else gets into the name of a file. */
const safePosition = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/), positionSchema);

const requestSchema = v.pipe(
  v.object({ from: localDateSchema, to: localDateSchema, after: v.nullable(safePosition) }),
  v.check(({ from, to }) => from <= to && from.slice(0, 4) === to.slice(0, 4)),
);

/** Null where the query is not a period of one year. */
export const exportRequest = (query: URLSearchParams): ExportRequest | null => {
  const after = query.get('after');
  const parsed = v.safeParse(requestSchema, {
    ...{ from: query.get('from'), to: query.get('to') },
    after: after === '' ? null : after,
  });
  return parsed.success ? parsed.output : null;
};

export const isAsked =
  ({ from, to, after }: ExportRequest) =>
  ({ date, position }: Posting): boolean =>
    date >= from && date <= to && (after === null || position > after);
