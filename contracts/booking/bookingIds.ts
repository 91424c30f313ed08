import * as v from 'valibot';
import { type Brand, acceptedId, idFrom, uuidSchema } from '../core/index.ts';

/** What was booked at once, e.g. several courts. */
export type OrderId = Brand<'OrderId'>;
export const orderIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<OrderId>));
export const orderId = idFrom<OrderId>;

/** A repeated booking: all dates of one plan. */
export type SeriesId = Brand<'SeriesId'>;
export const seriesIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<SeriesId>));
export const seriesId = idFrom<SeriesId>;

/** A draft of the next season. */
export type SeasonPlanId = Brand<'SeasonPlanId'>;
export const seasonPlanIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<SeasonPlanId>));
export const seasonPlanId = idFrom<SeasonPlanId>;
