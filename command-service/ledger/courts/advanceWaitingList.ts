import {
  type OfferEnded,
  type SlotOffered,
  type WaitingEvent,
  type WaitingListLeft,
  offerExpiresAt,
  overlaps,
} from '@platzwart/contracts/booking';
import { millisecondsOf } from '@platzwart/contracts/club-time';
import { epochMilliseconds, timeOfMinute } from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { beginsAfter } from '../../booking/domain/spans.ts';
import { offerPolicies } from '../../booking/domain/waitingPolicies.ts';
import { type Accepted, accept } from '../../core/decider.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import type { AdvanceWaitingList } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { type WaitingEntry, entryLeft, evolveWaitingList, offerEnded } from './waitingList.ts';
import { candidatesFor, orderFor } from './waitingOrder.ts';

type Advanced = OfferEnded | WaitingListLeft | SlotOffered;

/**
 * Ends offers whose time is over and entries whose window has passed; then offers, in the order of the list, each person the first free slot
 * that they could book, for at most half an hour (decisions.md N25). One offer at a time to each entry, and no two to one person for the same hour. Refuses nothing; twice at the same moment is once.
 */
export const decideAdvanceWaitingList = ({ data }: AdvanceWaitingList, state: CourtsState): Accepted<Advanced> => {
  const ended = state.waiting.flatMap((entry) => endingOf(entry, data));
  const events: Advanced[] = [...ended];
  let present = ended.reduce(evolved, state);
  for (const { entryId } of state.waiting) {
    const entry = present.waiting.find((each) => each.entryId === entryId);
    const offer = entry && offerFor(entry, present, data);
    if (!offer) continue;
    events.push(offer);
    present = evolved(present, offer);
  }
  return accept(...events);
};

const evolved = (state: CourtsState, event: WaitingEvent): CourtsState => {
  switch (event.type) {
    case 'WaitingListJoined':
      return evolveWaitingList.WaitingListJoined(state, event);
    case 'WaitingListLeft':
      return evolveWaitingList.WaitingListLeft(state, event);
    case 'SlotOffered':
      return evolveWaitingList.SlotOffered(state, event);
    case 'OfferEnded':
      return evolveWaitingList.OfferEnded(state, event);
  }
};

const endingOf = (
  entry: WaitingEntry,
  { now }: AdvanceWaitingList['data'],
): readonly (OfferEnded | WaitingListLeft)[] => {
  const { date, toMinute, minutes, offer } = entry;
  const hasPassed = !beginsAfter({ date, startMinute: toMinute - minutes }, now);
  if (hasPassed) return entryLeft(entry, 'PASSED', 'EXPIRED');
  const isOver = offer && epochMilliseconds(offer.expiresAt) <= epochMilliseconds(now.instant);
  return isOver ? [offerEnded({ ...entry, offer }, 'EXPIRED')] : [];
};

const offerFor = (
  entry: WaitingEntry,
  state: CourtsState,
  { now, settings, bookers, holdIds }: AdvanceWaitingList['data'],
): SlotOffered | null => {
  const { entryId, personId, sport, date } = entry;
  const booker = bookers.find((each) => each.personId === personId);
  const holdId = holdIds.get(entryId);
  if (entry.offer || !booker || !holdId) return null;
  const courts = bookedCourtsOf(state);
  const heldForThem = state.waiting.flatMap(({ offer, ...other }) =>
    offer && other.personId === personId && other.date === date ? [offer] : [],
  );
  const context = { booker, now, settings, courts };
  // Nearly all slots that people wait for are taken: this run every second must not judge each of them by all rules.
  const free = candidatesFor(entry, settings).find(
    (candidate) =>
      !courts.isTaken({ sport, date, ...candidate }) &&
      !heldForThem.some((held) => overlaps(held, candidate)) &&
      firstRefusal(offerPolicies, orderFor(entry, candidate, context)) === null,
  );
  if (!free) return null;
  const times = { start: timeOfMinute(free.startMinute), end: timeOfMinute(free.endMinute) };
  const { minAdvanceMinutes } = orderFor(entry, free, context).limits;
  const expires = offerExpiresAt({
    ...{ now: epochMilliseconds(now.instant), start: millisecondsOf(date, times.start) },
    minAdvanceMinutes,
  });
  return {
    type: 'SlotOffered',
    data: {
      ...{ entryId, personId, sport, date, court: free.court },
      ...times,
      holdId,
      expiresAt: Temporal.Instant.fromEpochMilliseconds(expires).toString({ smallestUnit: 'millisecond' }),
    },
  };
};
