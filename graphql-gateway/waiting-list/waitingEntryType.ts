import {
  type WaitingStep,
  endMinute,
  offerNoticeMinutes,
  priceOfBlock,
  waitingStates,
  waitingSteps,
} from '@platzwart/contracts/booking';
import { minuteOfDay, timeOfMinute } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import type { WaitingEntryFacts } from './waitingListReads.ts';

type Offered = WaitingEntryFacts & Readonly<{ offer: NonNullable<WaitingEntryFacts['offer']> }>;
const isOffered = (entry: WaitingEntryFacts): entry is Offered => entry.offer !== null;

const addOffer = (builder: Builder) =>
  builder.objectRef<Offered>('WaitingOffer').implement({
    description: '(+) A slot that is held for one person.',
    fields: (t) => ({
      bookingID: t.id({
        description: '`_id` of what holds it in the plan.',
        resolve: ({ offer }) => offer.holdId,
      }),
      court: t.int({ resolve: ({ offer }) => offer.court }),
      start: t.field({ type: 'Time', resolve: ({ offer }) => offer.start }),
      end: t.field({ type: 'Time', resolve: ({ offer }) => offer.end }),
      expires_at: t.field({ type: 'DateTime', resolve: ({ offer }) => offer.expiresAt }),
      price: t.field({
        type: 'Cents',
        nullable: true,
        description: 'For the person it is held for; null where its sport is gone.',
        resolve: async ({ sport, date, offer, personId }, _, context) => {
          const { sports, rules } = await context.club();
          const settings = sports.find((each) => each.sport === sport);
          const person = await context.person(personId);
          const span = { date, startMinute: minuteOfDay(offer.start), endMinute: endMinute(offer.end) };
          return settings && person ? priceOfBlock({ sport: settings, rules }, span, person).price : null;
        },
      }),
    }),
  });

const addStep = (builder: Builder) => {
  const kind = builder.enumType('WaitingStepKind', { values: waitingSteps, description: '(+)' });
  return builder.objectRef<WaitingStep>('WaitingStep').implement({
    description: '(+) What happened to an entry; with the slot that was offered.',
    fields: (t) => ({
      kind: t.expose('kind', { type: kind }),
      at: t.expose('at', { type: 'DateTime' }),
      court: t.int({ nullable: true, resolve: ({ slot }) => slot?.court ?? null }),
      start: t.field({ type: 'Time', nullable: true, resolve: ({ slot }) => slot?.start ?? null }),
      end: t.field({ type: 'Time', nullable: true, resolve: ({ slot }) => slot?.end ?? null }),
    }),
  });
};

export const addWaitingEntryType = (builder: Builder, { bookingUser }: SharedTypes) => {
  const [offer, step] = [addOffer(builder), addStep(builder)];
  const state = builder.enumType('WaitingState', { values: waitingStates, description: '(+)' });
  return builder.objectRef<WaitingEntryFacts>('WaitingEntry').implement({
    description: '(+) Somebody who waits for `minutes` on any court between `from` and `to` (decisions.md N25).',
    fields: (t) => ({
      _id: t.exposeID('entryId'),
      sport: t.exposeString('sport'),
      date: t.expose('date', { type: 'Date' }),
      from: t.field({ type: 'Time', resolve: ({ fromMinute }) => timeOfMinute(fromMinute) }),
      to: t.field({ type: 'Time', resolve: ({ toMinute }) => timeOfMinute(toMinute) }),
      minutes: t.exposeInt('minutes'),
      state: t.expose('state', { type: state }),
      position: t.exposeInt('position', {
        description: '1: nobody else who waits for a part of the same window joined before.',
      }),
      noticeMinutes: t.int({
        description: 'A slot that begins earlier than this from now is not offered to this person.',
        resolve: async ({ personId }, _, context) => {
          const person = await context.person(personId);
          const { limits } = (await context.club()).rules;
          return offerNoticeMinutes(person ? limits[person.role].minAdvanceMinutes : 0);
        },
      }),
      joined_at: t.expose('joinedOn', { type: 'DateTime' }),
      offer: t.field({ type: offer, nullable: true, resolve: (entry) => (isOffered(entry) ? entry : null) }),
      user: t.field({
        type: bookingUser,
        nullable: true,
        resolve: ({ personId }, _, context) => context.person(personId),
      }),
      steps: t.field({ type: [step], resolve: ({ steps }) => [...steps] }),
    }),
  });
};
export type WaitingEntryType = ReturnType<typeof addWaitingEntryType>;
