import type { Evidence, LoggedEvent } from './evidence.ts';
import { groupBy } from './groupBy.ts';
import { type Answer, type RecordedCall, callsByKey, keyOf, sameRequest, outcomeOf } from './history.ts';
import type { Finding, Invariant } from './invariant.ts';

type Done = Extract<Answer, { outcome: 'done' }>;
/** All calls of one person with one key for one request, and the events with that key. */
type Case = Readonly<{ call: RecordedCall; outcomes: readonly Answer[]; own: readonly LoggedEvent[] }>;
type CancellationsOf = (bookingId: string) => number;

const sameIds = (ids: readonly string[], events: readonly LoggedEvent[]): boolean =>
  ids.toSorted().join() ===
  events
    .map(({ booking }) => booking?.bookingId ?? '')
    .toSorted()
    .join();

/** The log contains the bookings that the answer names; a cancellation once, also where another call was faster. */
const isInLog = ({ ids }: Done, { call: { request }, own }: Case, cancellationsOf: CancellationsOf): boolean =>
  request.type === 'Book' ? sameIds(ids, own) : cancellationsOf(request.bookingId) === 1 && own.length <= 1;

const flawOf = (each: Case, cancellationsOf: CancellationsOf): string | null => {
  const { outcomes, own } = each;
  const effects = new Set(own.map(({ commandId }) => commandId)).size;
  if (effects > 1) return `has ${effects} effects`;
  const done = outcomes.find((outcome) => outcome.outcome === 'done');
  if (done)
    return isInLog(done, each, cancellationsOf) ? null : 'was answered with success, but its effect is not in the log';
  return outcomes.length > 0 && effects > 0 ? 'was refused, but has an effect in the log' : null;
};

/** A success has exactly one effect, a refusal none, a call that was never answered none or one. */
export const checkOneEffectPerCall = ({ calls, log }: Pick<Evidence, 'calls' | 'log'>): Finding => {
  const underKey = groupBy(log, keyOf);
  const cancelled = groupBy(log, ({ type, booking }) =>
    type === 'BookingCancelled' ? (booking?.bookingId ?? '') : '',
  );
  const cancellationsOf = (bookingId: string): number => cancelled.get(bookingId)?.length ?? 0;
  const requests = callsByKey(calls);
  const violations = requests.flatMap((attempts) => {
    const [call] = attempts;
    if (!call) return [];
    const outcomes = attempts.filter((each) => sameRequest(each, call)).flatMap((each) => outcomeOf(each) ?? []);
    const own = underKey.get(keyOf({ actor: call.who, key: call.key })) ?? [];
    const flaw = flawOf({ call, outcomes, own }, cancellationsOf);
    return flaw ? [`${call.request.type} under key ${call.key} ${flaw}`] : [];
  });
  return { examined: requests.length, violations };
};

export const oneEffectPerCall: Invariant = {
  id: 'INV2',
  says: 'A success has one effect, a refusal none, silence none or one',
  check: checkOneEffectPerCall,
};
