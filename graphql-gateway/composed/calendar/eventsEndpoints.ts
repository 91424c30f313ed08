import type { IncomingMessage } from 'node:http';
import { clubClockOf } from '@platzwart/contracts/club-time';
import { addDays } from '@platzwart/contracts/core';
import type { ClubEventReads } from '../../club-event/clubEventReads.ts';
import { loadEvent } from '../../club-event/clubEventType.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import type { ExecutionTurns } from '../../core/executionTurns.ts';
import { calendarOfEvents, fileOfEvent } from './calendarOfEvents.ts';
import { type Calendar, calendarHandler } from './calendarResponses.ts';
import type { OnServerError } from '../../core/maskError.ts';

const daysBack = 30;

type Options = Readonly<{
  events: Pick<ClubEventReads, 'byId' | 'from'>;
  clubName: () => Promise<string>;
  addressOf: (request: IncomingMessage) => string;
  takeTurn: ExecutionTurns;
  /** Epoch milliseconds. */
  now: () => number;
  onServerError: OnServerError;
}>;

const eventIn = (url: string): string => /^\/calendar\/events\/([^/?]+)\.ics(?:\?|$)/.exec(url)?.[1] ?? '';

/**
 * `/calendar/events.ics`, which everybody may subscribe to: the club's events from 30 days back on; and `/calendar/events/<_id>.ics`, one
 * event to save (decisions.md N26, N76). Both are public, as the events are, and are read within the turns and the budget of the address.
 */
export const eventsEndpoints = (options: Options): readonly Endpoint[] => {
  const { events, clubName, addressOf, takeTurn, now, onServerError } = options;
  const feed = async (): Promise<Calendar> => {
    const from = addDays(clubClockOf(now()).date, -daysBack);
    const text = calendarOfEvents(await events.from(from), await clubName());
    return { text, disposition: 'inline; filename="events.ics"' };
  };
  const single = async ({ url = '' }: IncomingMessage): Promise<Calendar | 404> => {
    const event = await loadEvent(events, eventIn(url));
    if (!event) return 404;
    return { text: fileOfEvent(event, await clubName()), disposition: 'attachment; filename="event.ics"' };
  };
  const handling = (found: (request: IncomingMessage) => Promise<Calendar | 404>): Endpoint['handle'] =>
    calendarHandler((request) => {
      const address = addressOf(request);
      return takeTurn({ caller: address, address }, async (spend) => {
        const calendar = await found(request);
        if (typeof calendar === 'object') spend(calendar.text.length);
        return calendar;
      });
    }, onServerError);
  return [
    { path: '/calendar/events.ics', covers: 'exact', handle: handling(feed) },
    { path: '/calendar/events', covers: 'subtree', handle: handling(single) },
  ];
};
