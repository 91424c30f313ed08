import { positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { parseInput } from '../core/parseInput.ts';
import { Refusal } from '../core/refusal.ts';
import type { LiveSource } from '../core/liveTopic.ts';
import type { BookingType } from './bookingType.ts';
import type { CourtPlanFeed, PlanFrame } from './courtPlanFeed.ts';
import { planRangeSchema } from './planRange.ts';

export const addBookingSubscription = (builder: Builder, booking: BookingType): void => {
  const change = builder.objectRef<PlanFrame>('CourtPlanChange').implement({
    description: '(+) The changes of a range of the plan since the previous frame.',
    fields: (t) => ({
      position: t.exposeString('position', { description: 'Opaque cursor: resumes here after a lost connection.' }),
      changed: t.expose('changed', { type: [booking], description: 'Bookings that appeared or changed.' }),
      removed: t.exposeIDList('removed', { description: '_ids of the bookings that are gone.' }),
    }),
  });
  builder.subscriptionField('courtPlanChanged', (t) =>
    t.field({
      type: change,
      description:
        '(+) With `since` the first frame contains all changes after that position; without it the frames begin now.',
      args: {
        sport: t.arg.string({ required: true }),
        fromDate: t.arg({ type: 'Date', required: true }),
        toDate: t.arg({ type: 'Date', required: true }),
        since: t.arg.string(),
      },
      // The WebSocket endpoint opens the source and executes once per frame for all subscribers; the frame is the root value.
      subscribe: () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts')),
      resolve: (frame: PlanFrame) => frame,
    }),
  );
};

const sinceSchema = v.object({ since: v.nullish(positionSchema, null) });

/**
 * The live court plan (decisions.md C19). Refuses a range of more than 62 days, and a sport that the club does not have, with
 * ERR_INVALID_INPUT.
 */
export const courtPlanSource =
  (feed: Pick<CourtPlanFeed, 'topic'>, isSport: (sport: string) => boolean): LiveSource =>
  (args) => {
    const range = parseInput(planRangeSchema, args);
    if (!isSport(range.sport)) throw new Refusal('ERR_INVALID_INPUT', ['sport']);
    return feed.topic(range, parseInput(sinceSchema, args).since);
  };
