import * as v from 'valibot';
import { type EventOf, clubEventIdSchema, defineEvent, localDateSchema, localTimeSchema } from '../core/index.ts';
import { eventCategories, homeAways } from './clubEventCategories.ts';

/** All texts are public, and in plain text: the club writes them for everybody. */
const details = {
  category: v.picklist(eventCategories),
  name: v.string(),
  description: v.nullable(v.string()),
  /** Where it is, in the club's words. */
  place: v.nullable(v.string()),
  /** First and last day. */
  date: localDateSchema,
  endDate: localDateSchema,
  /** The times of each day; both null: all day. An end that is not after the start is on the next day. */
  start: v.nullable(localTimeSchema),
  end: v.nullable(localTimeSchema),
  /** Of a league match only. */
  homeAway: v.nullable(v.picklist(homeAways)),
  sport: v.nullable(v.string()),
  /** The courts that it is to occupy on each day; none: it is text only (decisions.md B16). */
  courts: v.array(v.number()),
};

const eventId = clubEventIdSchema;

/** A new event of the club; the bookings of its courts follow in the same append (decisions.md B16). */
export const clubEventAnnounced = defineEvent('ClubEventAnnounced', v.object({ eventId, ...details }));
export type ClubEventAnnounced = EventOf<typeof clubEventAnnounced>;
/** What the club says about an event, e.g. its name, its days or its place. */
export type ClubEventDetails = Omit<ClubEventAnnounced['data'], 'eventId'>;

/** The event is another one from now on: `data` is all that the club says about it. */
export const clubEventRevised = defineEvent('ClubEventRevised', v.object({ eventId, ...details }));
export type ClubEventRevised = EventOf<typeof clubEventRevised>;

/** It does not take place, and stays visible (decisions.md N76). */
export const clubEventCalledOff = defineEvent('ClubEventCalledOff', v.object({ eventId }));
export type ClubEventCalledOff = EventOf<typeof clubEventCalledOff>;

/** It takes place after all. */
export const clubEventReinstated = defineEvent('ClubEventReinstated', v.object({ eventId }));
export type ClubEventReinstated = EventOf<typeof clubEventReinstated>;

/** It is removed from all lists. */
export const clubEventDeleted = defineEvent('ClubEventDeleted', v.object({ eventId }));
export type ClubEventDeleted = EventOf<typeof clubEventDeleted>;

export const clubEventEvents = [
  clubEventAnnounced,
  clubEventRevised,
  clubEventCalledOff,
  clubEventReinstated,
  clubEventDeleted,
] as const;
export type ClubEventEvent = EventOf<(typeof clubEventEvents)[number]>;
export const clubEventEventTypes = clubEventEvents.map(({ type }) => type);
