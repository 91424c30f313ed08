import * as v from 'valibot';
import type { DeepReadonly } from './deepReadonly.ts';
import { priceSchema } from './money.ts';
import { localTimeSchema } from './wallClock.ts';

/** Upper-case key of a sport, e.g. TENNIS (decisions.md P1). */
export const sportKeySchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/));
export const courtNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

export const surfaces = ['CLAY', 'HALL_FLOOR', 'SQUASH_FLOOR', 'HARD', 'CARPET', 'GRASS'] as const;
export type Surface = (typeof surfaces)[number];

/** A court that no longer takes bookings stays in the list, with `active` false. */
export const courtSchema = v.object({
  number: courtNumberSchema,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  surface: v.picklist(surfaces),
  active: v.boolean(),
});
export type Court = Readonly<v.InferOutput<typeof courtSchema>>;

const labelSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

/** The sport's name in both languages. */
export const sportLabelsSchema = v.object({ de: labelSchema, en: labelSchema });
export type SportLabels = Readonly<v.InferOutput<typeof sportLabelsSchema>>;

export const sportArrangementSchema = v.object({
  /** Upper-case key, e.g. TENNIS (decisions.md P1). */
  sport: sportKeySchema,
  /** Null: the client's own name of a known sport, else the key (decisions.md N80). */
  labels: v.nullable(sportLabelsSchema),
  courts: v.pipe(v.array(courtSchema), v.minLength(1), v.maxLength(99)),
  opensAt: localTimeSchema,
  closesAt: localTimeSchema,
  /** True: a grid of 30 minutes; false: of 60, aligned to `opensAt` (decisions.md P10). */
  halfHour: v.boolean(),
});
export type SportArrangement = DeepReadonly<v.InferOutput<typeof sportArrangementSchema>>;

/** Gross for one court and 60 minutes, from `time` on until the next row's time (decisions.md P4, P5). */
const priceRowSchema = v.object({
  time: localTimeSchema,
  guest: priceSchema,
  member: priceSchema,
  trainer: priceSchema,
  weekendGuest: priceSchema,
  weekendMember: priceSchema,
  weekendTrainer: priceSchema,
});
export type PriceRow = Readonly<v.InferOutput<typeof priceRowSchema>>;

/** Prices of one sport; once set, there is at least one row. */
export const priceRowsSchema = v.pipe(v.array(priceRowSchema), v.maxLength(48));

/** A sport with its settings and prices. */
export type SportSettings = SportArrangement & Readonly<{ prices: readonly PriceRow[] }>;
