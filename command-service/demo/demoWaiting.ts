import { addDays, bookingId, localTime, noPersonalLimits, waitingEntryId } from '@platzwart/contracts/core';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Booker } from '../booking/domain/bookingRequests.ts';
import type { Answer } from '../core/commandStream.ts';
import type { DemoContext } from './demoCommands.ts';
import { type DemoDay, isoOf } from './demoOrder.ts';
import type { DemoPerson } from './demoPeople.ts';
import { seededRandom } from './seededRandom.ts';

/** Early in the hall, where a court is free: the offer is made at once, and only once, because the window has one start. */
const request = { who: 'anna', inDays: 10, sport: 'HALL', from: '07:00', to: '08:00', minutes: 60 } as const;

const bookerOf = ({ personId, role, discount }: DemoPerson): Booker => ({
  ...{ personId, role, discount, limits: noPersonalLimits },
});

/**
 * Anna waits for a court, and the club offers her a free one, for the half hour in which an offer can be taken. Ids come from `seed`, so that
 * the same again changes nothing.
 */
export const enterWaiting = async (
  { service, callBy, settings, day, people }: DemoContext & Readonly<{ day: DemoDay; people: readonly DemoPerson[] }>,
  seed: number,
): Promise<readonly Answer<string>[]> => {
  const { uuid } = seededRandom(seed);
  const [instant, now] = [isoOf(day.now), clubNow(isoOf(day.now))];
  const person = people.find(({ person: { email } }) => email?.startsWith(`${request.who}@`));
  if (!person) return [];
  const [entryId, booker] = [waitingEntryId(uuid()), bookerOf(person)];
  const { sport, minutes, from, to, inDays } = request;
  const span = { date: addDays(day.today, inDays), from: localTime(from), to: localTime(to) };
  const join = { type: 'JoinWaitingList', data: { entryId, booker, now, settings, sport, minutes, ...span } } as const;
  const joined = await service.ledger.send(join, callBy(person, instant, join));
  const holdIds = new Map([[entryId, bookingId(uuid())]]);
  const advance = { type: 'AdvanceWaitingList', data: { now, settings, bookers: [booker], holdIds } } as const;
  return [joined, await service.ledger.send(advance, callBy(null, instant, advance))];
};
