import { createEventSchema, deleteEventSchema, updateEventSchema } from '@platzwart/contracts/club-event';
import { clubEventId } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { CommandBus, CommandOutcome } from '../core/commandBus.ts';
import { localIdOf } from '../core/globalId.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import { type FieldName, renameRefusalFields } from '../core/renameRefusalFields.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { ClubEventFacts, ClubEventReads } from './clubEventReads.ts';
import { type EventInput, type EventResult, loadEvent } from './clubEventType.ts';

type Services = Readonly<{ events: Pick<ClubEventReads, 'byId' | 'byIds'>; commandBus: CommandBus }>;
type Types = Pick<SharedTypes, 'result'> & Readonly<{ eventInput: EventInput; eventResult: EventResult }>;

const unnamed = {
  ...{ endDate: null, start: null, end: null, description: null, homeAway: null, sport: null, courts: [] },
  ...{ onConflict: 'ABORT', reason: null },
};

/** The input in the command's words; what is missing is nothing. */
const commandInput = ({ cancelled, where, ...given }: Readonly<Record<string, unknown>>) => ({
  event: {
    ...unnamed,
    place: where ?? null,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)),
  },
  cancelled: cancelled ?? null,
});

const nameInInput: Readonly<Record<string, string>> = { place: 'where', court: 'courts' };
/** A booking that the event would make is no input of its own. */
const inputName: FieldName = (field) => {
  const name = field.replace(/^event\./, '');
  if (name.startsWith('bookings.')) return null;
  if (name === 'id' || name === 'eventId') return 'id';
  return `event.${nameInInput[name] ?? name}`;
};

// The names of its courts are those of the event, so the plan shows the change too.
const visibleIn = ['club_events', 'bookings'];

/** Announcing, changing, calling off and deleting events by an ADMIN (decisions.md B15, B16, N76). */
export const addEventMutations = (
  builder: Builder,
  { result, eventInput, eventResult }: Types,
  { events, commandBus }: Services,
): void => {
  /** A command answers with the ids of all that it wrote: of the event and of bookings. */
  const announcedIn = async ({ ids, isVisible }: CommandOutcome): Promise<ClubEventFacts | null> => {
    const [found = null] = isVisible ? await events.byIds([...new Set(ids)].map(clubEventId)) : [];
    return found;
  };
  builder.mutationFields((t) => ({
    createEvent: t.field({
      type: eventResult,
      description: 'With its courts: all of them or none. Repeated with the same Idempotency-Key it is one event.',
      args: { event: t.arg({ type: eventInput, required: true }) },
      resolve: (_, { event }, context) =>
        renameRefusalFields(inputName, async () => {
          const data = parseInput(createEventSchema, commandInput(event));
          const outcome = await commandBus.execute({ type: 'CreateEvent', data, visibleIn }, context);
          return { ...succeeded('SUC_EVENT_CREATED', context.language), event: await announcedIn(outcome) };
        }),
    }),
    updateEvent: t.field({
      type: eventResult,
      description:
        '(+) All that the event is from now on; moves, adds and frees its courts: all or nothing. ERR_EVENT_NOT_FOUND.',
      args: { id: t.arg.id({ required: true }), event: t.arg({ type: eventInput, required: true }) },
      resolve: (_, { id, event }, context) =>
        renameRefusalFields(inputName, async () => {
          const eventId = localIdOf('Event', id);
          const data = parseInput(updateEventSchema, { ...commandInput(event), eventId });
          const { isVisible } = await commandBus.execute({ type: 'UpdateEvent', data, visibleIn }, context);
          const changed = isVisible ? await loadEvent(events, eventId) : null;
          return { ...succeeded('SUC_EVENT_UPDATED', context.language), event: changed };
        }),
    }),
    deleteEvent: t.field({
      type: result,
      description: 'Its courts are free again. ERR_EVENT_NOT_FOUND.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) =>
        renameRefusalFields(inputName, async () => {
          const data = parseInput(deleteEventSchema, { eventId: localIdOf('Event', id) });
          await commandBus.execute({ type: 'DeleteEvent', data, visibleIn }, context);
          return succeeded('SUC_EVENT_DELETED', context.language);
        }),
    }),
  }));
};
