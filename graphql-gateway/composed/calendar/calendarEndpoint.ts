import type { IncomingMessage } from 'node:http';
import { Temporal } from 'temporal-polyfill';
import { clubClockAt } from '@platzwart/contracts/club-time';
import type { ClubSettings } from '@platzwart/contracts/club';
import { type Language, type PersonId, addDays } from '@platzwart/contracts/core';
import type { AttemptLimit } from '../../core/attemptLimit.ts';
import type { Endpoint } from '../../core/endpoint.ts';
import type { ExecutionTurns } from '../../core/executionTurns.ts';
import { hashOfLinkToken } from '../../core/linkToken.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import { calendarOfBookings } from './calendarOfBookings.ts';
import type { FeedReads } from './feedReads.ts';
import { type Calendar, calendarHandler } from './calendarResponses.ts';
import type { OnServerError } from '../../core/maskError.ts';

const calendarPath = '/calendar';
const daysBack = 30;
const daysAhead = 400;

export type CalendarEndpointOptions = Readonly<{
  reads: FeedReads;
  peopleReads: Pick<PeopleReads, 'byIds' | 'childrenOf'>;
  club: () => Promise<Pick<ClubSettings, 'description' | 'sports'>>;
  addressOf: (request: IncomingMessage) => string;
  takeTurn: ExecutionTurns;
  /** Of tokens that open nothing, by address. */
  limit: AttemptLimit;
  /** Epoch milliseconds. */
  now: () => number;
  onServerError: OnServerError;
}>;

const tokenIn = (url: string): string => /^\/calendar\/([^/?]+)\.ics(?:\?|$)/.exec(url)?.[1] ?? '';

type Owner = Readonly<{ owner: PersonId; language: Language }>;

/** Whose calendar the token opens; null for an unknown token, and for a person who may not sign in any more. */
const ownerBy = async ({ reads, peopleReads }: CalendarEndpointOptions, token: string): Promise<Owner | null> => {
  const hash = hashOfLinkToken(token);
  const owner = hash && (await reads.ownerOf(hash));
  const person = owner ? (await peopleReads.byIds([owner])).get(owner) : undefined;
  return owner && person?.active ? { owner, language: person.language } : null;
};

const calendarOf = async (
  { reads, peopleReads, club, now }: CalendarEndpointOptions,
  { owner, language }: Owner,
): Promise<string> => {
  const children = (await peopleReads.childrenOf([owner])).get(owner) ?? [];
  const instant = Temporal.Instant.fromEpochMilliseconds(now());
  const { date } = clubClockAt(instant);
  const range = {
    from: addDays(date, -daysBack),
    to: addDays(date, daysAhead),
    cancelledSince: instant.subtract({ hours: daysBack * 24 }).toString(),
  };
  return calendarOfBookings(await reads.bookingsOf(owner, range), {
    ...{ owner, language },
    children: new Map(children.map(({ personId, firstName }) => [personId, firstName])),
    club: await club(),
  });
};

/**
 * `/calendar/<token>.ics`: the own bookings, for a calendar program that is subscribed to them (decisions.md N26), within its owner's turns and
 * budget of bytes: who has the address may ask as often as a program likes to.
 */
export const calendarEndpoint = (options: CalendarEndpointOptions): Endpoint => {
  const { addressOf, limit, takeTurn, onServerError } = options;
  const found = async (request: IncomingMessage): Promise<Calendar | 404 | 429> => {
    const known = await ownerBy(options, tokenIn(request.url ?? ''));
    const address = addressOf(request);
    if (!known) return limit.statusOfFailure(address);
    return takeTurn({ caller: known.owner, address }, async (spend) => {
      const text = await calendarOf(options, known);
      spend(text.length);
      return { text, disposition: 'inline; filename="platzwart.ics"' };
    });
  };
  return { path: calendarPath, covers: 'subtree', handle: calendarHandler(found, onServerError) };
};
