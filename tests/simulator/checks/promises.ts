import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import type { Delivery } from '../members/post.ts';

const metadataSchema = v.object({
  actor: v.nullable(v.string()),
  idempotencyKey: v.nullable(v.string()),
  correlationId: v.string(),
  causationId: v.string(),
});

type Effect = v.InferOutput<typeof metadataSchema> & Readonly<{ event: RecordedEvent; key: string }>;

const keyOf = ({ actor, idempotencyKey }: Readonly<{ actor: string | null; idempotencyKey: string | null }>): string =>
  `${actor ?? 'the office'} ${idempotencyKey ?? ''}`;

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
const content = ({ wish }: Delivery): string => JSON.stringify([wish.type, wish.data]);

export const isRefused = ({ answer }: Delivery): boolean =>
  answer?.outcome === 'rejected' && !passing.includes(answer.code);
const isAccepted = ({ answer }: Delivery): boolean => answer?.outcome === 'accepted';

/** What is given back for somebody who was erased: in the wake of that call, or of none where it is made up for later. */
const isInTheWake = ({ event, idempotencyKey }: Effect): boolean =>
  event.type === 'BookingCancelled' && idempotencyKey === null;

/** The house closes days by itself. */
const isOfTheHouse = ({ event, actor, idempotencyKey }: Effect): boolean =>
  event.type === 'BookingsAnonymised' && actor === null && idempotencyKey === null;

/** One effect at most for a key, and every effect is one that somebody asked for. */
const strayEffects = (effects: readonly Effect[], history: readonly Delivery[]): readonly string[] => {
  const calls = new Map(history.map((delivery) => [delivery.correlationId, delivery]));
  const strays = effects
    .filter(({ correlationId, key }) => keyOf(calls.get(correlationId)?.wish ?? nobodys) !== key)
    .map(({ event }) => `${event.type} at ${event.position} was asked for by nobody`);
  const doubled = [...groupedBy(effects, ({ key }) => key)]
    .filter(([, some]) => new Set(some.map(({ causationId }) => causationId)).size > 1)
    .map(([key, some]) => `${key} has ${some.length} effects of more than one call`);
  return [...strays, ...doubled];
};
const nobodys = { actor: null, idempotencyKey: null };

const entityOf = ({ event }: Effect): unknown =>
  typeof event.data === 'object' && event.data !== null && 'bookingId' in event.data ? event.data.bookingId : null;

/** What is wrong with a yes at `position` that names `ids`, given the effects under its key. */
const untrueEffect = (position: string, ids: readonly string[], underKey: readonly Effect[]): string | null => {
  const last = underKey.at(-1)?.event;
  if (!last) return `said yes at ${position}, and has no effect`;
  // The position is that of the whole append: whoever has seen that has seen the effect.
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
    const underKey = byKey.get(keyOf(delivery.wish)) ?? [];
    const flaw = untrueAnswer(delivery, underKey, byCall.get(delivery.correlationId) ?? []);
    return flaw === null ? [] : [`${delivery.correlationId} (${delivery.wish.type} at ${delivery.at}) ${flaw}`];
  });
};

const isKeyTaken = ({ answer }: Delivery): boolean =>
  answer?.outcome === 'rejected' && answer.fields.includes('Idempotency-Key');

/** What an answer says, but for its position: that of the append the first time, of the effect itself from the log. */
const meaning = ({ answer }: Delivery): string =>
  JSON.stringify(answer?.outcome === 'accepted' ? [answer.ids, answer.position === null] : answer);

const isInLog = ({ answer }: Delivery): boolean => answer?.outcome === 'accepted' && answer.position !== null;

/** `later` came after `first` was answered, and had to get the same answer. */
const hadToFollow = (first: Delivery, later: Delivery, isKeyInLog: boolean): boolean => {
  const isAfter = first.answered !== null && first.answered.step < later.asked.step;
  // What leaves nothing in the log is remembered by the run of the service that said it, until the log knows better.
  // A key is refused for other content also while that is under way, which may come to nothing.
  if (isKeyTaken(first)) return false;
  return isAfter && (isInLog(first) || (first.at === later.at && !isInLog(later) && !isKeyInLog));
};

/** Who was erased or locked out is told so, whatever they were told before. */
const isTurnedAway = ({ answer }: Delivery): boolean =>
  answer?.outcome === 'rejected' && ['LOGIN_REQUIRED', 'ERR_NOT_AUTHORIZED'].includes(answer.code);

/** The same key with the same content gets the first answer (design.md, promise 2). */
const changedAnswers = (effects: readonly Effect[], history: readonly Delivery[]): readonly string[] => {
  const keysInLog = new Set(effects.map(({ key }) => key));
  const answered = history.filter(
    (delivery) => isAccepted(delivery) || (isRefused(delivery) && !isTurnedAway(delivery)),
  );
  const repeats = [...groupedBy(answered, (delivery) => `${keyOf(delivery.wish)} ${content(delivery)}`).values()];
  return repeats.flatMap((same) =>
    same.flatMap((first, index) =>
      same
        .slice(index + 1)
        .filter(
          (later) => hadToFollow(first, later, keysInLog.has(keyOf(later.wish))) && meaning(later) !== meaning(first),
        )
        .map((later) => `${later.correlationId} got another answer than ${first.correlationId} under the same key`),
    ),
  );
};

/** Who has to know of a yes: everybody, or, where there was nothing to do and so nothing is in the log, the run that said it. */
const knownTo = (delivery: Delivery): string => (isInLog(delivery) ? 'everybody' : delivery.at);

/** The same key is never accepted for two contents. */
const sharedKeys = (history: readonly Delivery[]): readonly string[] =>
  [...groupedBy(history.filter(isAccepted), (delivery) => `${keyOf(delivery.wish)} ${knownTo(delivery)}`)]
    .filter(([, same]) => new Set(same.map(content)).size > 1)
    .map(([key]) => `${key} was accepted for two wishes`);

/** design.md, promise 2; reliability INV2 and INV14. */
export const brokenPromises = (log: readonly RecordedEvent[], history: readonly Delivery[]): readonly string[] => {
  const effects = effectsIn(log).filter((effect) => !isInTheWake(effect) && !isOfTheHouse(effect));
  return [
    ...strayEffects(effects, history),
    ...untrueAnswers(effects, history),
    ...changedAnswers(effects, history),
    ...sharedKeys(history),
  ];
};
