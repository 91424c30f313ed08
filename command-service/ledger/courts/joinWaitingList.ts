import { type WaitingListJoined, endMinute } from '@platzwart/contracts/booking';
import { minuteOfDay } from '@platzwart/contracts/core';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { endsAfter } from '../../booking/domain/spans.ts';
import { waitingPolicies } from '../../booking/domain/waitingPolicies.ts';
import { type Decision, accept, reject } from '../../core/decider.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import type { CourtsErrorCode, JoinWaitingList } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import type { WaitingEntry } from './waitingList.ts';
import { candidatesFor, orderFor } from './waitingOrder.ts';

/** How many days and times one person may wait for at the same time. */
const mostEntries = 5;

/**
 * Joins the end of the waiting list (decisions.md N25). The same request again changes nothing. Refuses with ERR_INVALID_INPUT (an unknown
 * `sport`; `to`: a window that is shorter than `minutes`), ERR_BOOKING_LIMIT (five open entries), and, where the person could book no slot of the window even if it
 * were free, with the code of the rule that forbids it.
 */
export const decideJoinWaitingList = (
  { data }: JoinWaitingList,
  state: CourtsState,
): Decision<WaitingListJoined, CourtsErrorCode> => {
  const { entryId, booker, now, settings, sport, date, from, to, minutes } = data;
  const [fromMinute, toMinute] = [minuteOfDay(from), endMinute(to)];
  const request = { sport, date, fromMinute, toMinute, minutes };
  if (!settings.sports.some((each) => each.sport === sport)) return reject('ERR_INVALID_INPUT', 'sport');
  if (toMinute - fromMinute < minutes) return reject('ERR_INVALID_INPUT', 'to');
  const own = state.waiting.filter(({ personId }) => personId === booker.personId);
  if (own.some((entry) => entry.entryId === entryId || isSameRequest(entry, request))) return accept();
  if (own.filter((entry) => endsAfter({ date: entry.date, endMinute: entry.toMinute }, now)).length >= mostEntries)
    return reject('ERR_BOOKING_LIMIT');
  const context = { booker, now, settings, courts: bookedCourtsOf(state) };
  const refusals = candidatesFor({ ...request, passed: [] }, settings).map((candidate) =>
    firstRefusal(waitingPolicies, orderFor(request, candidate, context)),
  );
  if (refusals.includes(null))
    return accept({
      type: 'WaitingListJoined',
      data: { entryId, personId: booker.personId, sport, date, from, to, minutes },
    });
  return reject(refusals.at(-1)?.code ?? 'ERR_BOOKING_TIME_INVALID');
};

type WaitingRequest = Pick<WaitingEntry, 'sport' | 'date' | 'fromMinute' | 'toMinute' | 'minutes'>;
const isSameRequest = (one: WaitingRequest, other: WaitingRequest): boolean =>
  one.sport === other.sport &&
  one.date === other.date &&
  one.fromMinute === other.fromMinute &&
  one.toMinute === other.toMinute &&
  one.minutes === other.minutes;
