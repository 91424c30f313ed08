import type { IncomingMessage, ServerResponse } from 'node:http';
import { clubClockOf } from '@platzwart/contracts/club-time';
import { addDays } from '@platzwart/contracts/core';
import type { ClubEventReads } from '../../club-event/clubEventReads.ts';
import { loadEvent } from '../../club-event/clubEventType.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { Refusal } from '../../core/refusal.ts';
import { calendarOfEvents, fileOfEvent } from './calendarOfEvents.ts';
import { refuse, send } from './calendarResponses.ts';
import type { OnServerError } from '../../core/maskError.ts';

const daysBack = 30;

type Options = Readonly<{
  events: ClubEventReads;
  clubName: () => Promise<string>;
  /** Epoch milliseconds. */
  now: () => number;
  onServerError: OnServerError;
}>;

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const eventIn = (url: string): string => /^\/calendar\/events\/([^/?]+)\.ics(?:\?|$)/.exec(url)?.[1] ?? '';

/**
 * `/calendar/events.ics`, which everybody may subscribe to: the club's events from 30 days back on; and `/calendar/events/<_id>.ics`, one
 * event to save (decisions.md N26, N76). Both are public, as the events are.
 */
export const eventsEndpoints = ({ events, clubName, now, onServerError }: Options): readonly Endpoint[] => {
  const feed: Respond = async (request, response) => {
    const from = addDays(clubClockOf(now()).date, -daysBack);
    const text = calendarOfEvents(await events.from(from), await clubName());
    send(request, response, { text, disposition: 'inline; filename="events.ics"' });
  };
  const single: Respond = async (request, response) => {
    const event = await loadEvent(events, eventIn(request.url ?? ''));
    if (!event) {
      refuse(response, 404);
      return;
    }
    const text = fileOfEvent(event, await clubName());
    send(request, response, { text, disposition: 'attachment; filename="event.ics"' });
  };
  const handling =
    (respond: Respond): Endpoint['handle'] =>
    (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        refuse(response, 405, { allow: 'GET, HEAD' });
        return;
      }
      respond(request, response).catch((error: unknown) => {
        if (!(error instanceof Refusal)) onServerError(error, null);
        if (!response.headersSent) refuse(response, 503, { 'retry-after': '60' });
      });
    };
  return [
    { path: '/calendar/events.ics', covers: 'exact', handle: handling(feed) },
    { path: '/calendar/events', covers: 'subtree', handle: handling(single) },
  ];
};
