import { positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { parseInput } from '../core/inputs.ts';
import type { LiveSource } from '../live/liveTopic.ts';
import type { BookingType } from './bookingType.ts';
import type { CourtPlanFeed, PlanFrame } from './courtPlanFeed.ts';
import { planRangeSchema } from './planRange.ts';

export const addBookingSubscription = (builder: Builder, booking: BookingType): void => {
  const change = builder.objectRef<PlanFrame>('CourtPlanChange').implement({
    description: '(+) What happened in a stretch of the plan since the frame before.',
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
        '(+) With `since` the first frame tells everything that changed behind that position; without it the frames begin now.',
      args: {
        sport: t.arg.string({ required: true }),
        fromDate: t.arg({ type: 'Date', required: true }),
        toDate: t.arg({ type: 'Date', required: true }),
        since: t.arg.string(),
      },
      // The socket's door opens the source and executes once per frame for all who listen; the frame is the root value.
      subscribe: () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts')),
      resolve: (frame: PlanFrame) => frame,
    }),
  );
};

const sinceSchema = v.object({ since: v.nullish(positionSchema, null) });

/** decisions.md C19. Refuses a stretch of more than 62 days with ERR_INVALID_INPUT. */
export const courtPlanSource =
  (feed: Pick<CourtPlanFeed, 'topic'>): LiveSource =>
  (args) =>
    feed.topic(parseInput(planRangeSchema, args), parseInput(sinceSchema, args).since);
