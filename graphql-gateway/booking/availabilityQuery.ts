import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { localIdOf } from '../core/globalId.ts';
import { Refusal } from '../core/refusal.ts';
import { renameRefusalFields } from '../core/renameRefusalFields.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { noCents, timeOfMinute } from '@platzwart/contracts/core';
import { keptReasons, type Kept } from '@platzwart/contracts/booking';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { type EntryAvailability, type PlannedBooking, availabilityOf, ownersOf, spansOfEntry } from './availability.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { AdminBookingInput } from './bookingResults.ts';
import type { BookingType } from './bookingType.ts';
import { changeAvailabilityOf, planOf, spansOfChange } from './changeAvailability.ts';
import { changeName, entryName, parseChange, parseEntry } from './entryInput.ts';
import { bookingsForChange } from './bookingsForChange.ts';
import type { CourtPlanReads } from './courtPlanReads.ts';
import { isOwed } from './bookingPaymentReads.ts';
import type { SeriesReads } from './seriesReads.ts';
import { withFreeCourts } from './withFreeCourts.ts';

const start = ({ startMinute }: Readonly<{ startMinute: number }>) => timeOfMinute(startMinute);
const end = ({ endMinute }: Readonly<{ endMinute: number }>) => timeOfMinute(endMinute);

const addConflict = (builder: Builder, { bookingCategory, bookingUser, paymentMethod }: SharedTypes) =>
  builder.objectRef<BookingFacts>('Conflict').implement({
    description: 'A booking that is in the way of an entry.',
    fields: (t) => ({
      bookingID: t.exposeID('bookingId', { description: '(+)' }),
      date: t.expose('date', { type: 'Date' }),
      start: t.field({ type: 'Time', resolve: start }),
      end: t.field({ type: 'Time', resolve: end }),
      court: t.exposeInt('court'),
      category: t.expose('category', { type: bookingCategory }),
      title: t.exposeString('title', { nullable: true }),
      refund: t.field({
        type: 'Cents',
        nullable: true,
        description:
          '(+) What its owner gets back or no longer has to pay where it makes way (decisions.md B5); for ADMIN.',
        resolve: (booking) => (isOwed(booking) ? booking.price : noCents),
      }),
      paymentMethod: t.expose('paymentMethod', {
        type: paymentMethod,
        nullable: true,
        description: '(+) How it was to be paid: hours go back to the cards; for ADMIN.',
      }),
      user: t.field({
        type: bookingUser,
        nullable: true,
        description: '(+) Whose it is; for ADMIN.',
        resolve: ({ personId }, _, context) => (personId ? context.person(personId) : null),
      }),
    }),
  });

const addKept = (builder: Builder, booking: BookingType) =>
  builder.objectRef<Kept<BookingFacts>>('KeptBooking').implement({
    description: '(+) A date of a series that a change leaves as it is.',
    fields: (t) => ({
      booking: t.expose('booking', { type: booking }),
      reason: t.expose('reason', {
        type: builder.enumType('KeptReason', {
          description: '(+) It is over or has begun, was changed by itself, its new court is taken, or so chosen.',
          values: keptReasons,
        }),
      }),
    }),
  });

type AvailabilityTypes = SharedTypes & Readonly<{ booking: BookingType }>;

const addAvailability = (builder: Builder, types: AvailabilityTypes) => {
  const conflict = addConflict(builder, types);
  const kept = addKept(builder, types.booking);
  const occurrence = builder.objectRef<PlannedBooking>('Occurrence').implement({
    description: '(+) One booking that an entry would make.',
    fields: (t) => ({
      date: t.expose('date', { type: 'Date' }),
      court: t.exposeInt('court'),
      start: t.field({ type: 'Time', resolve: start }),
      end: t.field({ type: 'Time', resolve: end }),
      price: t.expose('price', { type: 'Cents' }),
      conflicts: t.expose('conflicts', { type: [conflict], description: 'Empty where the court is free.' }),
      freeCourts: t.exposeIntList('freeCourts', {
        description: '(+) The other courts that are free then, where its own is taken; else empty.',
      }),
      problem: t.exposeString('problem', {
        nullable: true,
        description:
          'The code with which it would be refused whatever the other bookings are: closed, off the grid, too long ago.',
      }),
      leftOut: t.exposeBoolean('isLeftOut', {
        description:
          '(+) Nothing is booked: its month has no such day, and this is its last one, which `lastDays` books (decisions.md Q16).',
      }),
      booking: t.expose('booking', {
        type: types.booking,
        nullable: true,
        description: 'The booking that is changed, as it is now; null for a new one.',
      }),
    }),
  });
  return builder.objectRef<EntryAvailability>('Availability').implement({
    description: 'What an entry would do if it were saved now.',
    fields: (t) => ({
      available: t.exposeBoolean('isAvailable', { description: 'Whether nothing would be refused as taken.' }),
      conflicts: t.field({ type: [conflict], resolve: ({ planned }) => planned.flatMap(({ conflicts }) => conflicts) }),
      occurrences: t.int({
        description: 'Dates times courts.',
        resolve: ({ planned }) => planned.filter(({ isLeftOut }) => !isLeftOut).length,
      }),
      price: t.expose('price', { type: 'Cents', description: 'Of all bookings that would be made.' }),
      dates: t.expose('planned', {
        type: [occurrence],
        description: '(+) Each of them, by date and court; of a change those that become different.',
      }),
      priceBefore: t.expose('priceBefore', {
        type: 'Cents',
        nullable: true,
        description: '(+) What the bookings cost now that a change changes or cancels; null for an entry.',
      }),
      kept: t.expose('kept', { type: [kept], description: '(+) What a change of a series leaves as it is.' }),
      cancelled: t.expose('cancelled', { type: [types.booking], description: '(+) Dates after the new last date.' }),
      recipients: t.field({
        type: [types.bookingUser],
        description: '(+) Everybody who would get an e-mail; for ADMIN.',
        resolve: async ({ recipients }, _, context) =>
          (await Promise.all(recipients.map((personId) => context.person(personId)))).filter(
            (person) => person !== null,
          ),
      }),
    }),
  });
};

export type AvailabilityServices = Readonly<{
  plan: Pick<CourtPlanReads, 'byId'>;
  series: Pick<SeriesReads, 'occupants' | 'occurrences' | 'byId'>;
  peopleReads: Pick<PeopleReads, 'byMemberNumber' | 'byIds'>;
}>;

/** `checkAvailability` (decisions.md B13), by the read models. Only an ADMIN may ask for another person's price. */
export const addAvailabilityQuery = (
  builder: Builder,
  types: AvailabilityTypes & Readonly<{ adminBookingInput: AdminBookingInput }>,
  { plan, series, peopleReads }: AvailabilityServices,
): void => {
  const personNumbered = async (userID: string | null, context: GatewayContext) => {
    const { principal, person } = context.viewer();
    if (userID === null) return null;
    if (principal !== 'ADMIN' && person?.memberNumber !== userID) throw new Refusal('ERR_NOT_AUTHORIZED');
    const named = await peopleReads.byMemberNumber(userID);
    if (!named) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
    return named;
  };
  const clubOf = async (sportKey: string, context: GatewayContext) => {
    const { rules, sports } = await context.club();
    const sport = sports.find((each) => each.sport === sportKey);
    if (!sport) throw new Refusal('ERR_INVALID_INPUT', ['sport']);
    const { date, minute } = clubClockAt(context.now);
    return { sport, rules, today: date, minute };
  };
  const availabilityOfEntry = async (
    { booking, eventID }: EntryAndEvent,
    context: GatewayContext,
  ): Promise<EntryAvailability> => {
    const entry = parseEntry(booking);
    const [club, person] = await Promise.all([clubOf(entry.sport, context), personNumbered(entry.userID, context)]);
    const own = eventID && localIdOf('Event', eventID);
    const taken = await series.occupants(spansOfEntry(entry, club.sport));
    const occupants = taken.filter(({ eventId }) => eventId === null || eventId !== own);
    const { category } = entry;
    return withFreeCourts(availabilityOf(entry, club, { person, occupants }), { category, club, occupants });
  };
  const availabilityOfChange = async (booking: EntryGiven, context: GatewayContext): Promise<EntryAvailability> => {
    if (context.viewer().principal !== 'ADMIN') throw new Refusal('ERR_NOT_AUTHORIZED');
    const change = parseChange(booking);
    const found = await bookingsForChange({ plan, series }, change);
    const [club, newOwner, byId] = await Promise.all([
      clubOf(change.sport, context),
      change.userID === undefined ? undefined : personNumbered(change.userID, context),
      peopleReads.byIds([...new Set(ownersOf(found.live))]),
    ]);
    const planned = planOf(change, found, club);
    const occupants = await series.occupants(spansOfChange(change, planned, club.sport));
    return changeAvailabilityOf(change, club, { plan: planned, found, people: { newOwner, byId }, occupants });
  };
  const availability = addAvailability(builder, types);
  builder.queryField('checkAvailability', (t) =>
    t.field({
      type: availability,
      description: 'What `bookAsAdmin` would do, or with `_id`, for an ADMIN, `updateBooking`.',
      args: {
        booking: t.arg({ type: types.adminBookingInput, required: true }),
        eventID: t.arg.id({ description: '(+) An event, whose own courts are not in the way of its new ones.' }),
      },
      resolve: (_, { booking, eventID }, context) =>
        booking._id
          ? renameRefusalFields(changeName, () => availabilityOfChange(booking, context))
          : renameRefusalFields(entryName, () => availabilityOfEntry({ booking, eventID }, context)),
    }),
  );
};

type EntryGiven = Parameters<typeof parseEntry>[0];
type EntryAndEvent = Readonly<{ booking: EntryGiven; eventID?: string | null | undefined }>;
