import {
  offered,
  seasonAnswers,
  seasonConflicts,
  seasonPlanIdSchema,
  seriesIdSchema,
} from '@platzwart/contracts/booking';
import { localDateSchema, personIdSchema } from '@platzwart/contracts/core';
import { Map, Set } from 'immutable';
import * as v from 'valibot';
import { listInPieces, objectInPieces } from '../../core/jsonPieces.ts';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import type { SeasonPlan, SeasonState } from './seasonState.ts';

const planSchema = v.object({
  planId: seasonPlanIdSchema,
  sport: v.string(),
  isOpen: v.boolean(),
  answerUntil: v.nullable(localDateSchema),
  series: v.array(
    v.object({
      ...offered,
      seriesId: seriesIdSchema,
      answer: v.picklist(seasonAnswers),
      isAsked: v.boolean(),
      isBooked: v.boolean(),
    }),
  ),
  links: v.array(v.tuple([v.string(), personIdSchema])),
  askedOn: v.array(v.tuple([personIdSchema, localDateSchema])),
  reminded: v.array(personIdSchema),
  booking: v.nullable(
    v.object({
      onConflict: v.picklist(seasonConflicts),
      startedBy: personIdSchema,
      open: v.array(seriesIdSchema),
    }),
  ),
});

const stored = ({ series, links, askedOn, reminded, ...plan }: SeasonPlan): v.InferInput<typeof planSchema> => ({
  ...{ ...plan, booking: plan.booking && { ...plan.booking, open: [...plan.booking.open] } },
  ...{ series: [...series.values()], links: [...links], askedOn: [...askedOn], reminded: [...reminded] },
});

const encode = ({ plans }: SeasonState): Iterable<string> =>
  objectInPieces({ plans: listInPieces([...plans.values()].map(stored)) });

const decode = (content: unknown): SeasonState => {
  const { plans } = v.parse(v.object({ plans: v.array(planSchema) }), content);
  const restored = plans.map(({ series, links, askedOn, reminded, ...plan }): SeasonPlan => {
    const bySeries = Map(series.map((each) => [each.seriesId, each] as const));
    return { ...plan, series: bySeries, links: Map(links), askedOn: Map(askedOn), reminded: Set(reminded) };
  });
  return { plans: Map(restored.map((plan) => [plan.planId, plan])) };
};

export const seasonSnapshot: PartCodec<SeasonState> = { shape: 2, encode, decode };
