import {
  type ClubCommand,
  type ClubEvent,
  arrangeSportSchema,
  describeClubSchema,
  priceRowSchema,
  setBookingRulesSchema,
  stateImprintSchema,
} from '@platzwart/contracts/club';
import { streams } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { eventCodec } from '../core/eventCodec.ts';
import type { Module } from '../core/module.ts';
import { type ClubErrorCode, clubDecider } from './clubDecider.ts';
import type { ClubState } from './clubState.ts';

const stateSchema = v.object({
  description: v.nullable(describeClubSchema),
  imprint: v.nullable(stateImprintSchema),
  rules: v.nullable(setBookingRulesSchema),
  sports: v.array(v.object({ ...arrangeSportSchema.entries, prices: v.array(priceRowSchema) })),
});

/** The club's settings as the runtime keeps them. */
export const clubModule: Module<ClubState, ClubCommand, ClubEvent, ClubErrorCode> = {
  stream: streams.club,
  decider: clubDecider,
  events: eventCodec<ClubEvent>({
    ClubDescribed: [],
    ImprintStated: [],
    SportArranged: [],
    PricesSet: [],
    BookingRulesSet: [],
  }),
  // What changes is the club itself; a sport goes by its key.
  idOf: (event) => (event.type === 'SportArranged' || event.type === 'PricesSet' ? event.data.sport : streams.club),
  snapshot: { shape: 2, encode: (state) => state, decode: (snapshot) => v.parse(stateSchema, snapshot) },
};
