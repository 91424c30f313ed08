import { clubClockOf } from '@platzwart/contracts/club-time';
import type { Builder } from '../core/builder.ts';
import { localIdOf } from '../core/globalId.ts';
import type { ClubEventReads } from './clubEventReads.ts';
import { type EventTypes, loadEvent } from './clubEventType.ts';

/** As many as fit beside the other contents of a page. */
const shownUpcoming = 5;

type Services = Readonly<{ events: ClubEventReads; now: () => number }>;

/** The events of the club; public (decisions.md C5). */
export const addEventQueries = (builder: Builder, { event }: EventTypes, { events, now }: Services): void => {
  builder.queryFields((t) => ({
    events: t.field({
      type: [event],
      description: 'In order of time; of more than 500 the latest.',
      args: { from: t.arg({ type: 'Date', description: '(+) Only those that end on or after this day.' }) },
      resolve: (_, { from }) => events.from(from ?? null),
    }),
    event: t.field({
      type: event,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }) => loadEvent(events, localIdOf('Event', id)),
    }),
    upcomingEvents: t.field({
      type: [event],
      description: 'The next five that are not over yet, in order of time.',
      resolve: () => events.upcoming(clubClockOf(now()).date, shownUpcoming),
    }),
  }));
};
