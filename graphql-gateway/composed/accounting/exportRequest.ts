import { type AccountingExport, type ExportKind, exportKinds } from '@platzwart/contracts/club';
import { type LocalDate, type Position, enteredDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Posting } from './posting.ts';

/** The dates of the postings, both included, in one calendar year; `isOnlyNew`: without what exports of the kind contain. */
export type ExportRequest = Readonly<{ kind: ExportKind; from: LocalDate; to: LocalDate; isOnlyNew: boolean }>;

export const exportRequestSchema = v.pipe(
  v.object({ kind: v.picklist(exportKinds), from: enteredDateSchema, to: enteredDateSchema, isOnlyNew: v.boolean() }),
  v.forward(
    v.check(({ from, to }) => from <= to && from.slice(0, 4) === to.slice(0, 4)),
    ['to'],
  ),
);

/** Null where the query is not a period of one year. */
export const exportRequest = (query: URLSearchParams): ExportRequest | null => {
  const parsed = v.safeParse(exportRequestSchema, {
    ...{ from: query.get('from'), to: query.get('to'), kind: query.get('kind') ?? 'DATEV' },
    isOnlyNew: query.get('onlyNew') === '1',
  });
  return parsed.success ? parsed.output : null;
};

type Known = Pick<AccountingExport, 'from' | 'kind' | 'to' | 'upTo'>;

/** An export contains what is in its period up to its position: itself, or because an export before it did. */
const contains =
  ({ from, to, upTo }: Known) =>
  ({ date, position }: Posting): boolean =>
    date >= from && date <= to && position <= upTo;

/** The postings of the request; `exports`: all that are recorded. */
export const requestedPostings = (
  postings: readonly Posting[],
  { kind, from, to, isOnlyNew }: ExportRequest,
  exports: readonly Known[],
): readonly Posting[] => {
  const earlier = isOnlyNew ? exports.filter((known) => known.kind === kind).map(contains) : [];
  return postings.filter(
    (posting) => posting.date >= from && posting.date <= to && !earlier.some((has) => has(posting)),
  );
};

/** The position after which all postings of the request are; null where that is the beginning of the log. */
export const positionBefore = (
  { kind, isOnlyNew, from, to }: ExportRequest,
  exports: readonly Known[],
): Position | null => {
  const covering = exports.filter((known) => known.kind === kind && known.from <= from && known.to >= to);
  return isOnlyNew
    ? (covering
        .map(({ upTo }) => upTo)
        .toSorted()
        .at(-1) ?? null)
    : null;
};
