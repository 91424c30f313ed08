import * as v from 'valibot';
import { grouped } from './grouped.ts';

const slotSchema = v.object({
  sport: v.string(),
  date: v.string(),
  start: v.string(),
  end: v.string(),
  court: v.number(),
  price: v.number(),
});

const wishSchema = v.variant('type', [
  v.object({ type: v.literal('Book'), slots: v.array(slotSchema) }),
  v.object({ type: v.literal('Cancel'), bookingId: v.string() }),
]);

const answerSchema = v.variant('outcome', [
  /** `ids`: of the bookings that were made, empty for a cancellation. */
  v.object({ outcome: v.literal('done'), ids: v.array(v.string()) }),
  v.object({ outcome: v.literal('refused'), code: v.string() }),
]);

/** One call as its sender saw it. Times in epoch milliseconds; `answer` is null where none came. `who` is a person id. */
export const recordedCallSchema = v.object({
  who: v.string(),
  key: v.string(),
  wish: wishSchema,
  sentAt: v.number(),
  answeredAt: v.nullable(v.number()),
  answer: v.nullable(answerSchema),
});

export type Wish = Readonly<v.InferOutput<typeof wishSchema>>;
export type Answer = Readonly<v.InferOutput<typeof answerSchema>>;
export type RecordedCall = Readonly<v.InferOutput<typeof recordedCallSchema>>;

/** They say that the moment was bad and nothing about the wish: it may have come true, and is to be repeated with its key. */
const saysNothing: ReadonlySet<string> = new Set(['ERR_SERVER', 'ERR_DB_CONNECTION']);

/** What the sender may rely on; null where he knows nothing and has to ask again with the same key. */
export const verdictOf = ({ answer }: Pick<RecordedCall, 'answer'>): Answer | null =>
  answer?.outcome === 'refused' && saysNothing.has(answer.code) ? null : answer;

/** A key belongs to the person who uses it. */
export const keyOf = ({ actor, key }: Readonly<{ actor: string | null; key: string | null }>): string =>
  `${actor ?? ''} ${key ?? ''}`;

/** All calls of one person under one key, in the order in which they were sent. */
export const callsByKey = (calls: readonly RecordedCall[]): readonly (readonly RecordedCall[])[] => {
  const inOrder = calls.toSorted((a, b) => a.sentAt - b.sentAt);
  return [...grouped(inOrder, ({ who, key }) => keyOf({ actor: who, key })).values()];
};

/** The key was made for the wish that came with it first; with any other it is misused. */
export const sameWish = (a: RecordedCall, b: RecordedCall): boolean =>
  JSON.stringify(a.wish) === JSON.stringify(b.wish);
