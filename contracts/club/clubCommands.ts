import * as v from 'valibot';
import {
  bookingRulesSchema,
  priceRowsSchema,
  sportArrangementSchema,
  sportKeySchema,
  withVisibleLines,
} from '../core/index.ts';
import { clubDescriptionSchema, imprintSchema } from './clubDescription.ts';

/**
 * The input is stored in the event unchanged. What is refused here only (`withVisibleLines`) may be in stored events, which must stay
 * readable.
 */
export const describeClubSchema = withVisibleLines(clubDescriptionSchema);
export const stateImprintSchema = withVisibleLines(imprintSchema);
export const arrangeSportSchema = withVisibleLines(sportArrangementSchema);
export const setPricesSchema = v.object({ sport: sportKeySchema, rows: v.pipe(priceRowsSchema, v.minLength(1)) });
export const setBookingRulesSchema = bookingRulesSchema;

export type DescribeClub = Readonly<{ type: 'DescribeClub'; data: v.InferOutput<typeof describeClubSchema> }>;
export type StateImprint = Readonly<{ type: 'StateImprint'; data: v.InferOutput<typeof stateImprintSchema> }>;
export type ArrangeSport = Readonly<{ type: 'ArrangeSport'; data: v.InferOutput<typeof arrangeSportSchema> }>;
/** The rows replace all earlier ones of the sport. */
export type SetPrices = Readonly<{ type: 'SetPrices'; data: v.InferOutput<typeof setPricesSchema> }>;
export type SetBookingRules = Readonly<{ type: 'SetBookingRules'; data: v.InferOutput<typeof setBookingRulesSchema> }>;

export type ClubCommand = DescribeClub | StateImprint | ArrangeSport | SetPrices | SetBookingRules;
