import type { IncomingMessage, ServerResponse } from 'node:http';
import { Temporal } from 'temporal-polyfill';
import { clubClockAt } from '@platzwart/contracts/club-time';
import type { ClubSettings } from '@platzwart/contracts/club';
import { addDays } from '@platzwart/contracts/core';
import type { AttemptLimit } from '../../core/attemptLimit.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import { hashOfLinkToken } from '../../core/linkToken.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import { Refusal } from '../../core/refusal.ts';
import { calendarOfBookings } from './calendarOfBookings.ts';
import type { FeedReads } from './feedReads.ts';
import { refuse, send } from './calendarResponses.ts';
import type { OnServerError } from '../../core/maskError.ts';

const calendarPath = '/calendar';
const daysBack = 30;
const daysAhead = 400;

export type CalendarEndpointOptions = Readonly<{
  reads: FeedReads;
  peopleReads: Pick<PeopleReads, 'byIds' | 'childrenOf'>;
  club: () => Promise<Pick<ClubSettings, 'description' | 'sports'>>;
  addressOf: (request: IncomingMessage) => string;
  /** Of tokens that open nothing, by address. */
  limit: AttemptLimit;
  /** Epoch milliseconds. */
  now: () => number;
  onServerError: OnServerError;
}>;

const tokenIn = (url: string): string => /^\/calendar\/([^/?]+)\.ics(?:\?|$)/.exec(url)?.[1] ?? '';

/** The calendar that the token opens; null for an unknown token, and for a person who may not sign in any more. */
const calendarFor = async (
  { reads, peopleReads, club, now }: CalendarEndpointOptions,
  token: string,
): Promise<string | null> => {
  const hash = hashOfLinkToken(token);
  const owner = hash && (await reads.ownerOf(hash));
  const person = owner ? (await peopleReads.byIds([owner])).get(owner) : undefined;
  if (!owner || !person?.active) return null;
  const children = (await peopleReads.childrenOf([owner])).get(owner) ?? [];
  const instant = Temporal.Instant.fromEpochMilliseconds(now());
  const { date } = clubClockAt(instant);
  const range = {
    from: addDays(date, -daysBack),
    to: addDays(date, daysAhead),
    cancelledSince: instant.subtract({ hours: daysBack * 24 }).toString(),
  };
  return calendarOfBookings(await reads.bookingsOf(owner, range), {
    owner,
    children: new Map(children.map(({ personId, firstName }) => [personId, firstName])),
    club: await club(),
    language: person.language,
  });
};

/** `/calendar/<token>.ics`: the own bookings, for a calendar program that is subscribed to them (decisions.md N26). */
export const calendarEndpoint = (options: CalendarEndpointOptions): Endpoint => {
  const { addressOf, limit, onServerError } = options;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const calendar = await calendarFor(options, tokenIn(request.url ?? ''));
    if (calendar === null) {
      const status = limit.statusOfFailure(addressOf(request));
      refuse(response, status, status === 429 ? { 'retry-after': '60' } : {});
    } else send(request, response, { text: calendar, disposition: 'inline; filename="platzwart.ics"' });
  };
  return {
    path: calendarPath,
    covers: 'subtree',
    handle: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        refuse(response, 405, { allow: 'GET, HEAD' });
        return;
      }
      respond(request, response).catch((error: unknown) => {
        if (!(error instanceof Refusal)) onServerError(error, null);
        if (!response.headersSent) refuse(response, 503, { 'retry-after': '60' });
      });
    },
  };
};
