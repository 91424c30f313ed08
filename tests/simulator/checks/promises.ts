import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import type { Delivery } from '../members/gateway.ts';

const metadataSchema = v.object({
  actor: v.nullable(v.string()),
  idempotencyKey: v.nullable(v.string()),
  correlationId: v.string(),
  causationId: v.string(),
});

type Effect = v.InferOutput<typeof metadataSchema> & Readonly<{ event: RecordedEvent; key: string }>;

const keyOf = ({ actor, idempotencyKey }: Readonly<{ actor: string | null; idempotencyKey: string | null }>): string =>
  `${actor ?? 'the system'} ${idempotencyKey ?? ''}`;

const effectsIn = (log: readonly RecordedEvent[]): readonly Effect[] =>
  log.map((event) => {
    const metadata = v.parse(metadataSchema, event.metadata);
    return { ...metadata, event, key: keyOf(metadata) };
  });

const groupedBy = <Thing>(things: readonly Thing[], key: (thing: Thing) => string): ReadonlyMap<string, Thing[]> => {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return groups;
};

const passing = ['ERR_DB_CONNECTION', 'ERR_SERVER'];
const content = ({ request }: Delivery): string => JSON.stringify([request.type, request.data]);

export const isRefused = ({ answer }: Delivery): boolean =>
  answer?.outcome === 'rejected' && !passing.includes(answer.code);
const isAccepted = ({ answer }: Delivery): boolean => answer?.outcome === 'accepted';

/**
 * Bookings given back for an erased person, with the hours of their cards, games that they are taken out of, and their places in the waiting list: caused by the erasing
 * call, or by no call if made up for later. Offers and places also end by themselves, in time.
 */
const isInTheWake = ({ event, idempotencyKey }: Effect): boolean =>
  ['BookingCancelled', 'HoursReturned', 'PlayerLeft', 'OfferEnded', 'WaitingListLeft'].includes(event.type) &&
  idempotencyKey === null;

/** Days are closed, refused attempts counted, and courts offered, by the instance itself, not by a request. */
const ofInstance = ['BookingsAnonymised', 'BookingsRefused', 'SlotOffered'];
const isSystemEffect = ({ event, actor, idempotencyKey }: Effect): boolean =>
  ofInstance.includes(event.type) && actor === null && idempotencyKey === null;

/** At most one effect per key, and every effect belongs to a request. */
const strayEffects = (effects: readonly Effect[], history: readonly Delivery[]): readonly string[] => {
  const calls = new Map(history.map((delivery) => [delivery.correlationId, delivery]));
  const strays = effects
    .filter(({ correlationId, key }) => keyOf(calls.get(correlationId)?.request ?? nobodys) !== key)
    .map(({ event }) => `${event.type} at ${event.position} was asked for by nobody`);
  const doubled = [...groupedBy(effects, ({ key }) => key)]
    .filter(([, some]) => new Set(some.map(({ causationId }) => causationId)).size > 1)
    .map(([key, some]) => `${key} has ${some.length} effects of more than one call`);
  return [...strays, ...doubled];
};
const nobodys = { actor: null, idempotencyKey: null };

const entityOf = ({ event: { data } }: Effect): unknown => {
  if (typeof data !== 'object' || data === null) return null;
  if ('entryId' in data) return data.entryId;
  if ('bookingId' in data) return data.bookingId;
  if ('invoiceId' in data) return data.invoiceId;
  return 'voucherId' in data ? data.voucherId : null;
};

/** The problems of an accepting answer at `position` that names `ids`, given the effects under its key. */
const untrueEffect = (position: string, ids: readonly string[], underKey: readonly Effect[]): string | null => {
  const last = underKey.at(-1)?.event;
  if (!last) return `said yes at ${position}, and has no effect`;
  // The position is that of the whole append: a reader at that position has seen the effect.
  if (last.position > position) return `said yes at ${position}, the effect is at ${last.position}`;
  const isOther = last.stream === 'ledger' && JSON.stringify(underKey.map(entityOf)) !== JSON.stringify(ids);
  return isOther ? 'named other bookings than it made' : null;
};

const untrueYes = ({ answer }: Delivery, underKey: readonly Effect[], ofCall: readonly Effect[]): string | null => {
  if (answer?.outcome !== 'accepted') return null;
  if (answer.position !== null) return untrueEffect(answer.position, answer.ids, underKey);
  return ofCall.length === 0 ? null : 'said that nothing was to do, and did something';
};

const untrueAnswer = (delivery: Delivery, underKey: readonly Effect[], ofCall: readonly Effect[]): string | null => {
  if (delivery.answer?.outcome === 'rejected' && delivery.answer.code === 'ERR_SERVER') return 'is an ERR_SERVER';
  if (isRefused(delivery) && ofCall.length > 0) return 'was refused, and has an effect';
  return untrueYes(delivery, underKey, ofCall);
};

const untrueAnswers = (effects: readonly Effect[], history: readonly Delivery[]): readonly string[] => {
  const byKey = groupedBy(effects, ({ key }) => key);
  const byCall = groupedBy(effects, ({ correlationId }) => correlationId);
  return history.flatMap((delivery) => {
    const underKey = byKey.get(keyOf(delivery.request)) ?? [];
    const flaw = untrueAnswer(delivery, underKey, byCall.get(delivery.correlationId) ?? []);
    return flaw === null ? [] : [`${delivery.correlationId} (${delivery.request.type} at ${delivery.at}) ${flaw}`];
  });
};

const isKeyTaken = ({ answer }: Delivery): boolean =>
  answer?.outcome === 'rejected' && answer.fields.includes('Idempotency-Key');

/** An answer without its position, which is that of the append the first time, and that of the effect when answered from the log. */
const meaning = ({ answer }: Delivery): string =>
  JSON.stringify(answer?.outcome === 'accepted' ? [answer.ids, answer.position === null] : answer);

const isInLog = ({ answer }: Delivery): boolean => answer?.outcome === 'accepted' && answer.position !== null;

/** `later` was sent after `first` was answered, so it must get the same answer. */
const hadToFollow = (first: Delivery, later: Delivery, isKeyInLog: boolean): boolean => {
  const isAfter = first.answered !== null && first.answered.step < later.asked.step;
  // An answer without an effect in the log is kept by the service's run, until the log has an effect under that key.
  // A key is also refused while another request with it is in progress, which may fail in the end.
  if (isKeyTaken(first)) return false;
  return isAfter && (isInLog(first) || (first.at === later.at && !isInLog(later) && !isKeyInLog));
};

/** A person who was erased or blocked gets that refusal, whatever the earlier answer was. */
const isTurnedAway = ({ answer }: Delivery): boolean =>
  answer?.outcome === 'rejected' && ['LOGIN_REQUIRED', 'ERR_NOT_AUTHORIZED'].includes(answer.code);

/** The same key with the same content gets the first answer (promises.md 2). */
const changedAnswers = (effects: readonly Effect[], history: readonly Delivery[]): readonly string[] => {
  const keysInLog = new Set(effects.map(({ key }) => key));
  const answered = history.filter(
    (delivery) => isAccepted(delivery) || (isRefused(delivery) && !isTurnedAway(delivery)),
  );
  const repeats = [...groupedBy(answered, (delivery) => `${keyOf(delivery.request)} ${content(delivery)}`).values()];
  return repeats.flatMap((same) =>
    same.flatMap((first, index) =>
      same
        .slice(index + 1)
        .filter(
          (later) =>
            hadToFollow(first, later, keysInLog.has(keyOf(later.request))) && meaning(later) !== meaning(first),
        )
        .map((later) => `${later.correlationId} got another answer than ${first.correlationId} under the same key`),
    ),
  );
};

/**
 * Where an acceptance is known: everywhere, or, where nothing was to be done and so nothing is in the log, in the run
 * that gave it.
 */
const knownTo = (delivery: Delivery): string => (isInLog(delivery) ? 'everybody' : delivery.at);

/** The same key is never accepted for two contents. */
const sharedKeys = (history: readonly Delivery[]): readonly string[] =>
  [...groupedBy(history.filter(isAccepted), (delivery) => `${keyOf(delivery.request)} ${knownTo(delivery)}`)]
    .filter(([, same]) => new Set(same.map(content)).size > 1)
    .map(([key]) => `${key} was accepted for two requests`);

/** promises.md 2; reliability INV2 and INV14. */
export const brokenPromises = (log: readonly RecordedEvent[], history: readonly Delivery[]): readonly string[] => {
  const effects = effectsIn(log).filter((effect) => !isInTheWake(effect) && !isSystemEffect(effect));
  return [
    ...strayEffects(effects, history),
    ...untrueAnswers(effects, history),
    ...changedAnswers(effects, history),
    ...sharedKeys(history),
  ];
};
