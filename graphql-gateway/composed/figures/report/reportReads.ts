import { waitingEnds } from '@platzwart/contracts/booking';
import { refusedReasons } from '@platzwart/contracts/club';
import { clubClockOf } from '@platzwart/contracts/club-time';
import {
  type Position,
  bookingCategories,
  centsSchema,
  daysBetween,
  localDateSchema,
  position as positionOf,
  positionSchema,
  rowReader,
} from '@platzwart/contracts/core';
import { maxDaysOfReport, openHoursTable } from '@platzwart/contracts/figures';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../../core/database.ts';
import { parseInput } from '../../../core/parseInput.ts';
import { Refusal } from '../../../core/refusal.ts';
import { type HourOfWeek, hourKey, openMinutes } from './openMinutes.ts';
import { reportSql, stateSql } from './reportSql.ts';

/** From when to when before the start: up to 2 hours, the same day, 1 to 2 days, 3 to 7, and more. */
export const leadBands = ['HOURS_2', 'SAME_DAY', 'DAYS_2', 'DAYS_7', 'LATER'] as const;
/** After the start, up to 24 hours before it, up to 3 days, up to 7, and more. */
export const noticeBands = ['AFTER_START', 'HOURS_24', 'DAYS_3', 'DAYS_7', 'LATER'] as const;
export const waitingOutcomes = ['WAITING', ...waitingEnds] as const;

const reportInputSchema = v.pipe(
  v.object({ from: localDateSchema, to: localDateSchema, position: v.nullable(positionSchema) }),
  v.forward(
    v.check(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < maxDaysOfReport),
    ['to'],
  ),
);

const count = v.number();
const hourSchema = v.object({ sport: v.string(), weekday: count, hour: count, booked: count, blocked: count });
const rowsSchema = v.object({
  held: count,
  hours: v.array(hourSchema),
  categories: v.array(v.object({ category: v.picklist(bookingCategories), bookings: count, minutes: count })),
  leadTimes: v.array(v.object({ band: v.picklist(leadBands), bookings: count })),
  cancellations: v.array(
    v.object({
      band: v.picklist(noticeBands),
      ...{ bookings: count, displaced: count, minutes: count, bookedAgain: count },
    }),
  ),
  revenue: v.array(v.object({ date: localDateSchema, list: v.nullable(centsSchema), price: v.nullable(centsSchema) })),
  /** In cents, negative where more went back than came in. */
  money: v.array(v.object({ date: localDateSchema, billed: count, received: count })),
  waiting: v.array(v.object({ outcome: v.picklist(waitingOutcomes), entries: count })),
  refused: v.array(
    v.object({
      ...{ sport: v.string(), weekday: count, hour: count },
      ...{ reason: v.picklist(refusedReasons), attempts: count },
    }),
  ),
});
export type ReportRows = v.InferOutput<typeof rowsSchema>;

/** Minutes of an hour of the week over all days of the period: those that could be booked, and those that were. */
export type OccupancyCell = Readonly<{ weekday: number; hour: number; bookable: number; booked: number }>;
export type SportOccupancy = Readonly<{ sport: string; cells: readonly OccupancyCell[] }>;

export type Report = ReportRows &
  Readonly<{
    /** The log up to which it counts; asked for it again, the report has the same numbers. */
    position: Position;
    /** When the last of the bookings' events that it knows happened; null without any. */
    asOf: string | null;
    sports: readonly SportOccupancy[];
  }>;

const stateSchema = v.object({
  position: v.nullable(positionSchema),
  isKnown: v.nullable(v.boolean()),
  asOf: v.nullable(v.string()),
});
const hoursReader = rowReader(openHoursTable.columns);

/** What is open less what the club blocked, and what was booked of it, by sport; hours in which nothing is open are left out. */
export const occupancyOf = (
  open: ReadonlyMap<string, HourOfWeek & Readonly<{ minutes: number }>>,
  hours: ReportRows['hours'],
): readonly SportOccupancy[] => {
  const used = new Map(hours.map((each) => [hourKey(each), each]));
  const bySport = new Map<string, OccupancyCell[]>();
  for (const { sport, weekday, hour, minutes } of open.values()) {
    const { booked, blocked } = used.get(hourKey({ sport, weekday, hour })) ?? { booked: 0, blocked: 0 };
    const cells = bySport.get(sport) ?? [];
    cells.push({ weekday, hour, bookable: Math.max(minutes - blocked, booked), booked });
    bySport.set(sport, cells);
  }
  return [...bySport].map(([sport, cells]) => ({ sport, cells }));
};

export const reportReads = (database: Pick<Database, 'rows'>) => {
  const stateAt = async (wanted: Position | null): Promise<Pick<Report, 'position' | 'asOf'>> => {
    const [state] = decodeRows(stateSchema, await database.rows(stateSql, [wanted]));
    if (!state?.position) return { position: positionOf('0'), asOf: null };
    if (!state.isKnown) throw new Refusal('ERR_INVALID_INPUT', ['position']);
    return { position: state.position, asOf: state.asOf };
  };
  const hoursUntil = async (position: Position) => {
    const text = `select ${hoursReader.selectList()} from figures.open_hours where since <= $1 order by since`;
    return hoursReader.decode(await database.rows(text, [position])).map((hours) => ({
      ...hours,
      from: clubClockOf(Date.parse(hours.sinceTime)).date,
    }));
  };
  return {
    /** The report of the days `from` to `to`, as of a position (null: now). ERR_INVALID_INPUT where the log has not come that far. */
    report: async (input: Readonly<{ from: string; to: string; position: string | null }>): Promise<Report> => {
      const { from, to, position: wanted } = parseInput(reportInputSchema, input);
      const state = await stateAt(wanted);
      const [selected, history] = await Promise.all([
        database.rows(reportSql, [from, to, state.position]),
        hoursUntil(state.position),
      ]);
      const [rows] = decodeRows(rowsSchema, selected);
      if (!rows) throw new Error('A report has no row');
      return { ...rows, ...state, sports: occupancyOf(openMinutes(history, { from, to }), rows.hours) };
    },
  };
};
export type ReportReads = ReturnType<typeof reportReads>;
