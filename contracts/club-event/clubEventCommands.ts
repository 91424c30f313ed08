import * as v from 'valibot';
import {
  type LocalDate,
  addDays,
  clubEventIdSchema,
  courtNumberSchema,
  daysBetween,
  isEachOnce,
  lineSchema,
  linesSchema,
  localDateSchema,
  localTimeSchema,
  maxBookingsOfCommand,
  maxDatesOfSeries,
  onConflicts,
  sportKeySchema,
} from '../core/index.ts';
import { eventCategories, homeAways } from './clubEventCategories.ts';

const optionalLines = (longest: number) => v.nullable(v.pipe(linesSchema, v.maxLength(longest)));

const entries = v.object({
  category: v.picklist(eventCategories),
  name: v.pipe(lineSchema, v.minLength(1), v.maxLength(100)),
  description: optionalLines(2_000),
  place: v.nullable(v.pipe(lineSchema, v.maxLength(200))),
  date: localDateSchema,
  /** The last day; null: `date`. */
  endDate: v.nullable(localDateSchema),
  start: v.nullable(localTimeSchema),
  end: v.nullable(localTimeSchema),
  homeAway: v.nullable(v.picklist(homeAways)),
  sport: v.nullable(sportKeySchema),
  courts: v.pipe(v.array(courtNumberSchema), v.maxLength(99), v.check(isEachOnce, 'each court once')),
  /** What happens where a court is taken (decisions.md B13, B14). */
  onConflict: v.picklist(onConflicts),
  /** Why bookings make way. */
  reason: optionalLines(500),
});
type Fields = v.InferOutput<typeof entries>;

const daysOf = ({ date, endDate }: Pick<Fields, 'date' | 'endDate'>): number => daysBetween(date, endDate ?? date) + 1;

/** Every day of an event, from the first to the last. */
export const datesOfEvent = ({ date, endDate }: Readonly<{ date: LocalDate; endDate: LocalDate }>) =>
  Array.from({ length: daysOf({ date, endDate }) }, (_, index) => addDays(date, index));

const isWithinDays = (fields: Fields): boolean => daysOf(fields) >= 1 && daysOf(fields) <= maxDatesOfSeries;
const isWithinBookings = (fields: Fields): boolean =>
  !isWithinDays(fields) || daysOf(fields) * fields.courts.length <= maxBookingsOfCommand;

/**
 * What the club says about an event: at most 400 days and 800 bookings (decisions.md B11, N12). Home or away only for a league match (W2);
 * courts need a sport and the times of each day.
 */
const eventSchema = v.pipe(
  entries,
  v.forward(v.check(isWithinDays, 'a last day within the limits'), ['endDate']),
  v.forward(
    v.check(({ start, end }) => start !== null || end === null, 'a start'),
    ['start'],
  ),
  v.forward(
    v.check(({ start, end }) => end === null || start !== end, 'another time than the start'),
    ['end'],
  ),
  v.forward(
    v.check(({ homeAway, category }) => homeAway === null || category === 'LEAGUE', 'a league match'),
    ['homeAway'],
  ),
  v.forward(
    v.check(({ sport, courts }) => sport !== null || courts.length === 0, 'the sport of the courts'),
    ['sport'],
  ),
  v.forward(
    v.check(({ end, courts }) => end !== null || courts.length === 0, 'the times of the courts'),
    ['end'],
  ),
  v.forward(v.check(isWithinBookings, 'fewer bookings'), ['courts']),
);
export type EventFields = Readonly<v.InferOutput<typeof eventSchema>>;

/** A new event takes place. */
export const createEventSchema = v.object({ event: eventSchema, cancelled: v.nullable(v.literal(false)) });
export type CreateEvent = Readonly<{ type: 'CreateEvent'; data: v.InferOutput<typeof createEventSchema> }>;

/** `event` is all that the club says about it from now on. `cancelled`: whether it is called off; null: as it is (decisions.md N76). */
export const updateEventSchema = v.object({
  eventId: clubEventIdSchema,
  event: eventSchema,
  cancelled: v.nullable(v.boolean()),
});
export type UpdateEvent = Readonly<{ type: 'UpdateEvent'; data: v.InferOutput<typeof updateEventSchema> }>;

export const deleteEventSchema = v.object({ eventId: clubEventIdSchema });
export type DeleteEvent = Readonly<{ type: 'DeleteEvent'; data: v.InferOutput<typeof deleteEventSchema> }>;

export type ClubEventCommand = CreateEvent | UpdateEvent | DeleteEvent;
