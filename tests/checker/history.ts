import * as v from 'valibot';
import { groupBy } from './groupBy.ts';

const slotSchema = v.object({
  sport: v.string(),
  date: v.string(),
  start: v.string(),
  end: v.string(),
  court: v.number(),
  price: v.number(),
});

const requestSchema = v.variant('type', [
  v.object({ type: v.literal('Book'), slots: v.array(slotSchema) }),
  v.object({ type: v.literal('Cancel'), bookingId: v.string() }),
]);

const answerSchema = v.variant('outcome', [
  /** `ids`: the bookings that were made, empty for a cancellation. */
  v.object({ outcome: v.literal('done'), ids: v.array(v.string()) }),
  v.object({ outcome: v.literal('refused'), code: v.string() }),
]);

/** One call as its sender saw it. Times in epoch milliseconds; `answer` is null where none came. `who` is a person id. */
export const recordedCallSchema = v.object({
  who: v.string(),
  key: v.string(),
  request: requestSchema,
  sentAt: v.number(),
  answeredAt: v.nullable(v.number()),
  answer: v.nullable(answerSchema),
});

export type BookingRequest = Readonly<v.InferOutput<typeof requestSchema>>;
export type Answer = Readonly<v.InferOutput<typeof answerSchema>>;
export type RecordedCall = Readonly<v.InferOutput<typeof recordedCallSchema>>;

/** Temporary failures that say nothing about the request: it may have had its effect, and is repeated with its key. */
const inconclusiveCodes: ReadonlySet<string> = new Set(['ERR_SERVER', 'ERR_DB_CONNECTION']);

/** The answer that the sender may rely on; null where the outcome is unknown and the call is repeated with the same key. */
export const outcomeOf = ({ answer }: Pick<RecordedCall, 'answer'>): Answer | null =>
  answer?.outcome === 'refused' && inconclusiveCodes.has(answer.code) ? null : answer;

/** Keys are separate per person. */
export const keyOf = ({ actor, key }: Readonly<{ actor: string | null; key: string | null }>): string =>
  `${actor ?? ''} ${key ?? ''}`;

/** All calls of one person under one key, in the order in which they were sent. */
export const callsByKey = (calls: readonly RecordedCall[]): readonly (readonly RecordedCall[])[] => {
  const inOrder = calls.toSorted((a, b) => a.sentAt - b.sentAt);
  return [...groupBy(inOrder, ({ who, key }) => keyOf({ actor: who, key })).values()];
};

/** A key belongs to the first request that used it; with any other request it is misused. */
export const sameRequest = (a: RecordedCall, b: RecordedCall): boolean =>
  JSON.stringify(a.request) === JSON.stringify(b.request);
