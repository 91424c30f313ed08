import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { localIdOf } from '../core/globalId.ts';
import { Refusal } from '../core/refusal.ts';
import { renameRefusalFields } from '../core/renameRefusalFields.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { noCents, timeOfMinute } from '@platzwart/contracts/core';
import { type EntryAvailability, type PlannedBooking, availabilityOf, spansOfEntry } from './availability.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { AdminBookingInput } from './bookingResults.ts';
import { entryName, parseEntry } from './entryInput.ts';
import type { SeriesReads } from './seriesReads.ts';

const start = ({ startMinute }: Readonly<{ startMinute: number }>) => timeOfMinute(startMinute);
const end = ({ endMinute }: Readonly<{ endMinute: number }>) => timeOfMinute(endMinute);

const addConflict = (builder: Builder, { bookingCategory, bookingUser }: SharedTypes) =>
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
        description: '(+) What its owner no longer has to pay where it makes way (decisions.md B5); for ADMIN.',
        resolve: ({ paymentState, price }) => (paymentState === 'OPEN' ? price : noCents),
      }),
      user: t.field({
        type: bookingUser,
        nullable: true,
        description: '(+) Whose it is; for ADMIN.',
        resolve: ({ personId }, _, context) => (personId ? context.person(personId) : null),
      }),
    }),
  });

const addAvailability = (builder: Builder, types: SharedTypes) => {
  const conflict = addConflict(builder, types);
  const occurrence = builder.objectRef<PlannedBooking>('Occurrence').implement({
    description: '(+) One booking that an entry would make.',
    fields: (t) => ({
      date: t.expose('date', { type: 'Date' }),
      court: t.exposeInt('court'),
      start: t.field({ type: 'Time', resolve: start }),
      end: t.field({ type: 'Time', resolve: end }),
      price: t.expose('price', { type: 'Cents' }),
      conflicts: t.expose('conflicts', { type: [conflict], description: 'Empty where the court is free.' }),
    }),
  });
  return builder.objectRef<EntryAvailability>('Availability').implement({
    description: 'What an entry would do if it were saved now.',
    fields: (t) => ({
      available: t.exposeBoolean('isAvailable', { description: 'Whether nothing would be refused as taken.' }),
      conflicts: t.field({ type: [conflict], resolve: ({ planned }) => planned.flatMap(({ conflicts }) => conflicts) }),
      occurrences: t.int({ description: 'Dates times courts.', resolve: ({ planned }) => planned.length }),
      price: t.expose('price', { type: 'Cents', description: 'Of all bookings that would be made.' }),
      dates: t.expose('planned', { type: [occurrence], description: '(+) Each of them, by date and court.' }),
    }),
  });
};

export type AvailabilityServices = Readonly<{
  series: Pick<SeriesReads, 'occupants'>;
  peopleReads: Pick<PeopleReads, 'byMemberNumber'>;
}>;

/** `checkAvailability` (decisions.md B13), by the read models. Only an ADMIN may ask for another person's price. */
export const addAvailabilityQuery = (
  builder: Builder,
  types: SharedTypes & Readonly<{ adminBookingInput: AdminBookingInput }>,
  { series, peopleReads }: AvailabilityServices,
): void => {
  const personNumbered = async (userID: string | null, context: GatewayContext) => {
    const { principal, person } = context.viewer();
    if (userID === null) return null;
    if (principal !== 'ADMIN' && person?.memberNumber !== userID) throw new Refusal('ERR_NOT_AUTHORIZED');
    const named = await peopleReads.byMemberNumber(userID);
    if (!named) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
    return named;
  };
  const availability = addAvailability(builder, types);
  builder.queryField('checkAvailability', (t) =>
    t.field({
      type: availability,
      args: {
        booking: t.arg({ type: types.adminBookingInput, required: true }),
        eventID: t.arg.id({ description: '(+) An event, whose own courts are not in the way of its new ones.' }),
      },
      resolve: (_, { booking, eventID }, context) =>
        renameRefusalFields(entryName, async () => {
          const entry = parseEntry(booking);
          const [{ rules, sports }, person] = await Promise.all([
            context.club(),
            personNumbered(entry.userID, context),
          ]);
          const sport = sports.find((each) => each.sport === entry.sport);
          if (!sport) throw new Refusal('ERR_INVALID_INPUT', ['sport']);
          const own = eventID && localIdOf('Event', eventID);
          const taken = await series.occupants(spansOfEntry(entry));
          const occupants = taken.filter(({ eventId }) => eventId === null || eventId !== own);
          return availabilityOf(entry, { sport, rules }, { person, occupants });
        }),
    }),
  );
};
