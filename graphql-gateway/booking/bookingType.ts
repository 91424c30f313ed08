import { seriesIdSchema } from '@platzwart/contracts/booking';
import { bookingIdSchema, timeOfMinute } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { paymentStateType } from '../core/paymentStateType.ts';
import { repetitionType } from '../core/repetitionType.ts';
import { typeReference } from '../core/typeReference.ts';
import { undoableUntil } from './undoableUntil.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { stateOf } from './bookingState.ts';
import { isMine, mayCancel, mayKeepPrice, ownDeadline } from './cancellation.ts';
import { addPlayerType, playingFamily, playsIn } from './players.ts';
import type { CourtPlanReads } from './courtPlanReads.ts';
import { headOfSeries } from './headOfSeries.ts';
import type { BookingPaymentReads } from './bookingPaymentReads.ts';
import { addSeriesDates, cancelledDatesOf } from './seriesDates.ts';
import type { SeriesFacts, SeriesReads } from './seriesReads.ts';

/** Only its owner, its players and ADMIN see a cancelled booking; for everybody else the court is free. */
const visibleTo = (context: GatewayContext, booking: BookingFacts | null): BookingFacts | null => {
  if (!booking || booking.occupancy === 'BOOKED') return booking;
  if (booking.occupancy === 'DELETED' || booking.occupancy === 'HELD') return null;
  const viewer = context.viewer();
  return isMine(booking, viewer) || playsIn(booking, viewer) || viewer.principal === 'ADMIN' ? booking : null;
};

type BookingLookup = Readonly<{ plan: Pick<CourtPlanReads, 'byId'>; series: SeriesReads }>;
type BookingTypeServices = BookingLookup & Readonly<{ payment: BookingPaymentReads }>;

/** Loads a booking or the head of a series that the viewer may see, by its `_id`; null if the viewer may not see it or it does not exist. */
export const loadVisible = async (
  { plan, series }: BookingLookup,
  context: GatewayContext,
  id: string,
): Promise<BookingFacts | null> => {
  if (context.viewer().principal === 'ANONYMOUS') return null;
  const parsed = v.safeParse(bookingIdSchema, id);
  if (!parsed.success) return null;
  const found = (await plan.byId(parsed.output)) ?? (await headOfSeries(series, v.parse(seriesIdSchema, id)));
  return visibleTo(context, found);
};

/** `Booking`, for the fields of other features that return bookings. */
export const bookingType = typeReference((builder) => builder.objectRef<BookingFacts>('Booking'));

export const addRepetition = (builder: Builder) => repetitionType(builder);
export type RepetitionType = ReturnType<typeof addRepetition>;

/** The rules and the instant by which a booking is judged now. */
const atPresent = async (context: GatewayContext) => ({ rules: (await context.club()).rules, now: context.now });

/** A booking is BOOKED until it is cancelled, billed or paid (decisions.md B1). */
export const addBookingType = (
  builder: Builder,
  shared: SharedTypes & Readonly<{ repetition: RepetitionType }>,
  lookup: BookingTypeServices,
) => {
  const seriesOf = ({ seriesId }: BookingFacts): Promise<SeriesFacts | null> =>
    seriesId === null ? Promise.resolve(null) : lookup.series.byId(seriesId);
  const { skippedDate, cancelledDate } = addSeriesDates(builder);
  const player = addPlayerType(builder, shared);
  return builder.node(bookingType(builder), {
    description: 'One block on one court and day.',
    id: { resolve: ({ bookingId }) => bookingId },
    loadOne: (id, context) => loadVisible(lookup, context, id),
    fields: (t) => ({
      _id: t.exposeID('bookingId'),
      category: t.expose('category', { type: shared.bookingCategory }),
      user: t.field({
        type: shared.bookingUser,
        nullable: true,
        description:
          'Null where the viewer may not see the owner, and after three years, when the owner is no longer stored.',
        resolve: ({ personId }, _, context) => (personId ? context.person(personId) : null),
      }),
      title: t.exposeString('title', { nullable: true, description: 'Of an EVENT, a TRAINING or a BLOCK.' }),
      date: t.expose('date', { type: 'Date' }),
      startdate: t.field({
        type: 'Date',
        nullable: true,
        description: 'First date of a series; null for a single booking.',
        resolve: async (facts) => (await seriesOf(facts))?.startdate ?? null,
      }),
      enddate: t.field({
        type: 'Date',
        nullable: true,
        description: 'Last date of a series; null for a single booking.',
        resolve: async (facts) => (await seriesOf(facts))?.enddate ?? null,
      }),
      repetition: t.field({
        type: shared.repetition,
        resolve: async (facts) => (await seriesOf(facts))?.repetition ?? ('NONE' as const),
      }),
      seriesID: t.exposeID('seriesId', {
        nullable: true,
        description: '(+) `_id` of the series that it is a date of, i.e. of its head.',
      }),
      eventID: t.exposeID('eventId', {
        nullable: true,
        description: '(+) `_id` of the event that occupies the court: only the event gives it back (decisions.md B15).',
      }),
      skipped: t.field({
        type: [skippedDate],
        nullable: true,
        description: '(+) The dates that its series leaves out; owner and ADMIN only.',
        resolve: async (facts) => (await seriesOf(facts))?.skipped ?? [],
      }),
      cancelledDates: t.field({
        type: [cancelledDate],
        nullable: true,
        description: '(+) The dates of its series that were cancelled and can be booked again; owner and ADMIN only.',
        resolve: (facts) => cancelledDatesOf(lookup.series, facts),
      }),
      start: t.field({ type: 'Time', resolve: ({ startMinute }) => timeOfMinute(startMinute) }),
      end: t.field({ type: 'Time', resolve: ({ endMinute }) => timeOfMinute(endMinute) }),
      duration: t.int({ description: 'Minutes.', resolve: ({ startMinute, endMinute }) => endMinute - startMinute }),
      court: t.exposeInt('court'),
      price: t.expose('price', { type: 'Cents', nullable: true, description: 'Null where the viewer may not see it.' }),
      guestFee: t.expose('guestFee', {
        type: 'Cents',
        nullable: true,
        description: '(+) The part of `price` for players who are not of the club.',
      }),
      players: t.field({
        type: [player],
        nullable: true,
        description: '(+) Who plays with the owner; null for all but them, the owner and ADMIN.',
        resolve: ({ players }) => players,
      }),
      withVoucher: t.boolean({
        description: 'False where the viewer may not see how it is paid.',
        resolve: (facts, _, context) => {
          const viewer = context.viewer();
          return facts.paymentMethod === 'VOUCHER' && (isMine(facts, viewer) || viewer.principal === 'ADMIN');
        },
      }),
      paymentMethod: t.expose('paymentMethod', { type: shared.paymentMethod, nullable: true }),
      state: t.field({
        type: shared.bookingState,
        resolve: (facts, _, context) => stateOf(facts, { context, payment: lookup.payment }),
      }),
      paymentState: t.field({
        type: paymentStateType(builder),
        nullable: true,
        resolve: (facts) => lookup.payment.paymentStateOf(facts),
      }),
      remark: t.exposeString('remark', { nullable: true, description: 'Owner and ADMIN only.' }),
      sport: t.exposeString('sport'),
      mine: t.boolean({
        description: '(+) Whether the viewer owns it.',
        resolve: (facts, _, context) => isMine(facts, context.viewer()),
      }),
      playingFamily: t.field({
        type: [shared.bookingUser],
        description:
          "(+) Who of the viewer and their children is named as a player of somebody else's booking (decisions.md N5, N23).",
        resolve: (facts, _, context) => playingFamily(facts, context),
      }),
      cancelable: t.boolean({
        description: '(+) Whether the viewer may cancel it now.',
        resolve: async (facts, _, context) => mayCancel(facts, context.viewer(), await atPresent(context)),
      }),
      mayKeepPrice: t.boolean({
        description:
          '(+) Whether the viewer, an ADMIN, may cancel it with `refund: NONE` now: after the deadline of its owner, and for a date of a season booking (decisions.md B5).',
        resolve: async (facts, _, context) => mayKeepPrice(facts, context.viewer(), await atPresent(context)),
      }),
      cancelableUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: '(+) Last instant at which the owner may cancel; null where the viewer is not the owner.',
        resolve: async (facts, _, context) =>
          ownDeadline(facts, context.viewer(), (await atPresent(context)).rules)?.toString() ?? null,
      }),
      undoableUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description:
          '(+) Last instant at which `undoCancellation` makes it again; null where it never does, and for all but owner and ADMIN.',
        resolve: (facts, _, context) => {
          const viewer = context.viewer();
          const isAdmin = viewer.principal === 'ADMIN';
          const until = isMine(facts, viewer) || isAdmin ? undoableUntil(facts, isAdmin) : null;
          return until === null ? null : new Date(until).toISOString();
        },
      }),
      revision: t.exposeInt('revision', {
        description: '(+) How often it was changed since it was booked: the `expectedRevision` of its next change.',
      }),
      cancelReason: t.exposeString('cancelReason', {
        nullable: true,
        description: '(+) Why it was cancelled; owner and ADMIN only.',
      }),
    }),
  });
};

export type BookingType = ReturnType<typeof addBookingType>;
