import { homeAways } from '@platzwart/contracts/club-event';
import { clubEventIdSchema, timeOfMinute } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { eventCategoryType } from '../core/eventCategoryType.ts';
import { onConflictType } from '../core/onConflictType.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import type { ClubEventFacts, ClubEventReads } from './clubEventReads.ts';

const timeOf = (minute: number | null) => (minute === null ? null : timeOfMinute(minute));

/** 1 Monday to 7 Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The event `id`, by its `_id`; null where there is none. */
export const loadEvent = (reads: Pick<ClubEventReads, 'byId'>, id: string): Promise<ClubEventFacts | null> => {
  const parsed = v.safeParse(clubEventIdSchema, id);
  return parsed.success ? reads.byId(parsed.output) : Promise.resolve(null);
};

export const addEventType = (builder: Builder, reads: Pick<ClubEventReads, 'byId'>) => {
  const category = eventCategoryType(builder);
  const homeAway = builder.enumType('HomeAway', { values: homeAways });
  const event = builder.node(builder.objectRef<ClubEventFacts>('Event'), {
    description: 'An event of the club, e.g. a tournament. The times are those of each of its days.',
    id: { resolve: ({ eventId }) => eventId },
    loadOne: (id) => loadEvent(reads, id),
    fields: (t) => ({
      _id: t.exposeID('eventId'),
      category: t.expose('category', { type: category }),
      type: t.expose('category', { type: category, description: '(+) The same as `category` (decisions.md W2).' }),
      day: t.int({
        description: 'Weekday, derived from date, ISO: 1 Monday to 7 Sunday.',
        resolve: ({ firstDay }) => weekdayOf(firstDay),
      }),
      date: t.expose('firstDay', { type: 'Date' }),
      endDate: t.expose('lastDay', { type: 'Date', description: '(+) The last day; `date` for an event of one day.' }),
      start: t.field({
        type: 'Time',
        nullable: true,
        description: 'Null: all day.',
        resolve: (facts) => timeOf(facts.startMinute),
      }),
      end: t.field({
        type: 'Time',
        nullable: true,
        description: 'On the next day where it is not after the start.',
        resolve: (facts) => timeOf(facts.endMinute),
      }),
      name: t.exposeString('name'),
      description: t.exposeString('description', { nullable: true }),
      where: t.exposeString('place', { nullable: true }),
      homeAway: t.expose('homeAway', { type: homeAway, nullable: true, description: 'Of a league match only.' }),
      sport: t.exposeString('sport', { nullable: true }),
      courts: t.exposeIntList('courts', {
        description: '(+) The courts that it is to occupy on each of its days; none: it is text only.',
      }),
      cancelled: t.boolean({
        description: '(+) It does not take place, and occupies no courts (decisions.md N76).',
        resolve: ({ status }) => status === 'CALLED_OFF',
      }),
    }),
  });
  return { event, category, homeAway };
};
export type EventTypes = ReturnType<typeof addEventType>;

export const addEventInput = (builder: Builder, { category, homeAway }: EventTypes) =>
  builder.inputType('EventInput', {
    description: 'All that the club says about an event. It is public: everybody reads it.',
    fields: (t) => ({
      category: t.field({ type: category, required: true }),
      date: t.field({ type: 'Date', required: true }),
      endDate: t.field({ type: 'Date', description: '(+) The last day, at most 400 days from `date`.' }),
      start: t.field({ type: 'Time', description: 'Of each day; all day where it is missing.' }),
      end: t.field({ type: 'Time', description: 'Of each day; on the next one where it is not after the start.' }),
      name: t.string({ required: true }),
      description: t.string(),
      where: t.string(),
      homeAway: t.field({ type: homeAway, description: 'Of a league match only.' }),
      sport: t.string({ description: 'Needed for courts.' }),
      courts: t.intList({ description: 'Courts to occupy on each day; they need `sport`, `start` and `end`.' }),
      onConflict: t.field({ type: onConflictType(builder), description: 'ABORT where it is missing.' }),
      reason: t.string({ description: '(+) Why bookings make way; their owners read it.' }),
      cancelled: t.boolean({ description: '(+) Whether it is called off; as it is where it is missing.' }),
    }),
  });
export type EventInput = ReturnType<typeof addEventInput>;

type EventSuccess = MutationSuccess & Readonly<{ event: ClubEventFacts | null }>;

export const addEventResult = (builder: Builder, { mutationResult }: SharedTypes, { event }: EventTypes) =>
  builder.objectRef<EventSuccess>('EventResult').implement({
    interfaces: [mutationResult],
    fields: (t) => ({
      event: t.expose('event', {
        type: event,
        nullable: true,
        description: 'Null while the lists do not show it yet.',
      }),
    }),
  });
export type EventResult = ReturnType<typeof addEventResult>;
