import * as v from 'valibot';
import { instantSchema, positionSchema } from '../core/index.ts';

/** What is proved on the log: the chain of hashes, no double booking, every total, and the series of numbers. */
export const logProofs = ['CHAIN', 'BOOKINGS', 'TOTALS', 'NUMBERS'] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const logFlawSchema = v.object({
  proof: v.picklist(logProofs),
  /** Of the event at which it shows; null where no event is left to name. */
  position: v.nullable(v.string()),
  /** In English, for whoever runs the server; ids and numbers, without personal data. */
  because: v.string(),
});
export type LogFlaw = Readonly<v.InferOutput<typeof logFlawSchema>>;

/** What a run over the whole log has shown (docs/adr/0066-nightly-proofs.md). */
export const logProofSchema = v.object({
  startedAt: instantSchema,
  seconds: v.pipe(v.number(), v.minValue(0)),
  /** The last event that was read; null for an empty log. */
  position: v.nullable(positionSchema),
  /** How many events were read, from the first one on. */
  events: count,
  /** The first hundred. */
  flaws: v.pipe(v.array(logFlawSchema), v.readonly()),
  /** How many were found in all. */
  flawCount: count,
});
export type LogProof = Readonly<v.InferOutput<typeof logProofSchema>>;
