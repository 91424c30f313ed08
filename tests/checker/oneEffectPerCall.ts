import type { Evidence, LoggedEvent } from './evidence.ts';
import { grouped } from './grouped.ts';
import { type Answer, type RecordedCall, callsByKey, keyOf, sameWish, verdictOf } from './history.ts';
import type { Finding, Invariant } from './invariant.ts';

type Done = Extract<Answer, { outcome: 'done' }>;
/** All calls of one person under one key for one wish, and what stands in the log under that key. */
type Case = Readonly<{ call: RecordedCall; verdicts: readonly Answer[]; own: readonly LoggedEvent[] }>;
type CancellationsOf = (bookingId: string) => number;

const sameIds = (ids: readonly string[], events: readonly LoggedEvent[]): boolean =>
  ids.toSorted().join() ===
  events
    .map(({ booking }) => booking?.bookingId ?? '')
    .toSorted()
    .join();

/** Bookings stand in the log as they were answered; a cancellation once, also where another call was faster. */
const isInLog = ({ ids }: Done, { call: { wish }, own }: Case, cancellationsOf: CancellationsOf): boolean =>
  wish.type === 'Book' ? sameIds(ids, own) : cancellationsOf(wish.bookingId) === 1 && own.length <= 1;

const flawOf = (each: Case, cancellationsOf: CancellationsOf): string | null => {
  const { verdicts, own } = each;
  const effects = new Set(own.map(({ commandId }) => commandId)).size;
  if (effects > 1) return `has ${effects} effects`;
  const done = verdicts.find((verdict) => verdict.outcome === 'done');
  if (done)
    return isInLog(done, each, cancellationsOf) ? null : 'was answered with success, but its effect is not in the log';
  return verdicts.length > 0 && effects > 0 ? 'was refused, but has an effect in the log' : null;
};

/** A success has exactly one effect, a refusal none, a call that was never answered none or one. */
export const checkOneEffectPerCall = ({ calls, log }: Pick<Evidence, 'calls' | 'log'>): Finding => {
  const underKey = grouped(log, keyOf);
  const cancelled = grouped(log, ({ type, booking }) =>
    type === 'BookingCancelled' ? (booking?.bookingId ?? '') : '',
  );
  const cancellationsOf = (bookingId: string): number => cancelled.get(bookingId)?.length ?? 0;
  const wishes = callsByKey(calls);
  const violations = wishes.flatMap((tries) => {
    const [call] = tries;
    if (!call) return [];
    const verdicts = tries.filter((each) => sameWish(each, call)).flatMap((each) => verdictOf(each) ?? []);
    const own = underKey.get(keyOf({ actor: call.who, key: call.key })) ?? [];
    const flaw = flawOf({ call, verdicts, own }, cancellationsOf);
    return flaw ? [`${call.wish.type} under key ${call.key} ${flaw}`] : [];
  });
  return { looked: wishes.length, violations };
};

export const oneEffectPerCall: Invariant = {
  id: 'INV2',
  says: 'A success has one effect, a refusal none, silence none or one',
  check: checkOneEffectPerCall,
};
