import { type Brand, idFrom, idSchemaOf } from '../core/index.ts';

/** What was booked at once, e.g. several courts. */
export type OrderId = Brand<'OrderId'>;
export const orderIdSchema = idSchemaOf<OrderId>();
export const orderId = idFrom<OrderId>;

/** A repeated booking: all dates of one plan. */
export type SeriesId = Brand<'SeriesId'>;
export const seriesIdSchema = idSchemaOf<SeriesId>();
export const seriesId = idFrom<SeriesId>;

/** A draft of the next season. */
export type SeasonPlanId = Brand<'SeasonPlanId'>;
export const seasonPlanIdSchema = idSchemaOf<SeasonPlanId>();
export const seasonPlanId = idFrom<SeasonPlanId>;
