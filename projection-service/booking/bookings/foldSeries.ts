import type { CourtBooked, SeriesChanged, SeriesId, SeriesPlanned, SeriesRow } from '@platzwart/contracts/booking';
import type { LocalDate } from '@platzwart/contracts/core';
import type { Logged } from '../../core/readModel.ts';

export type Occurrence = Readonly<{ seriesId: SeriesId; date: LocalDate; court: number }>;

/** The effect of a batch of events on the series. */
export type SeriesChanges = Readonly<{
  /** Of series that are new. */
  planned: readonly SeriesRow[];
  /** Of series that exist already. */
  changed: readonly SeriesRow[];
  /** Dates of series that exist already, which no longer leave them out. */
  added: readonly Occurrence[];
}>;

type SeriesEvent = SeriesPlanned | SeriesChanged | CourtBooked;
const types: readonly string[] = ['SeriesPlanned', 'SeriesChanged', 'CourtBooked'] satisfies SeriesEvent['type'][];
const isAboutSeries = (logged: Logged): logged is Logged<SeriesEvent> => types.includes(logged.event.type);

const without = (row: SeriesRow, { date, court }: Omit<Occurrence, 'seriesId'>): SeriesRow => ({
  ...row,
  skipped: row.skipped.filter((each) => each.date !== date || each.court !== court),
});

type Rows = Map<SeriesId, SeriesRow>;

const rowOf = ({ data }: SeriesPlanned | SeriesChanged, { position }: Logged): SeriesRow => {
  const { seriesId, repetition, startdate, enddate, skipped } = data;
  return { seriesId, repetition, startdate, enddate, skipped, changedAt: position };
};

const occurrenceOf = ({ data: { seriesId, date, court } }: CourtBooked): Occurrence | null =>
  seriesId === null ? null : { seriesId, date, court };

/** Takes the date out of those that a row of the batch leaves out; whether there is such a row. */
const isTakenFrom = (rows: Rows, { seriesId, ...place }: Occurrence): boolean => {
  const row = rows.get(seriesId);
  if (row) rows.set(seriesId, without(row, place));
  return row !== undefined;
};

export const foldSeries = (events: readonly Logged[]): SeriesChanges => {
  const [planned, changed]: [Rows, Rows] = [new Map(), new Map()];
  const added: Occurrence[] = [];
  for (const logged of events.filter(isAboutSeries)) {
    const { event } = logged;
    if (event.type === 'CourtBooked') {
      const occurrence = occurrenceOf(event);
      if (occurrence && ![planned, changed].some((rows) => isTakenFrom(rows, occurrence))) added.push(occurrence);
      continue;
    }
    const isNew = event.type === 'SeriesPlanned' || planned.has(event.data.seriesId);
    (isNew ? planned : changed).set(event.data.seriesId, rowOf(event, logged));
  }
  return { planned: [...planned.values()], changed: [...changed.values()], added };
};
