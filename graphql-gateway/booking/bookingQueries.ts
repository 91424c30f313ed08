import { clubClockAt } from '@platzwart/contracts/club-time';
import { type PersonId, addDays } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import { callerOf } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { parseInput } from '../core/parseInput.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { Refusal } from '../core/refusal.ts';
import type { ReadModelPositions } from '../core/readModelPositions.ts';
import { isOfFamily } from '../core/viewer.ts';
import { type BookingType, loadVisible } from './bookingType.ts';
import { beforeAll } from './courtPlanFeed.ts';
import type { CourtPlanReads } from './courtPlanReads.ts';
import { localIdOf } from '../core/globalId.ts';
import type { MyBookingsReads } from './myBookingsReads.ts';
import type { SeriesReads } from './seriesReads.ts';
import { chosenPlanRangeSchema } from './planRange.ts';

export type BookingQueryServices = Readonly<{
  plan: CourtPlanReads;
  myBookings: MyBookingsReads;
  series: SeriesReads;
  peopleReads: Pick<PeopleReads, 'byMemberNumber' | 'childrenOf'>;
  positions: Pick<ReadModelPositions, 'reached'>;
}>;

export const addBookingQueries = (
  builder: Builder,
  { booking, bookingUser }: SharedTypes & Readonly<{ booking: BookingType }>,
  services: BookingQueryServices,
): void => {
  const { plan, myBookings, peopleReads, positions } = services;

  /** The policy lets only guardians and ADMINs ask for another person's number (decisions.md C4, N5). */
  const personNumbered = async (userID: string, context: GatewayContext): Promise<PersonId> => {
    const { person, children } = context.viewer();
    const known = [...(person ? [person] : []), ...children].find(({ memberNumber }) => memberNumber === userID);
    if (known) return known.personId;
    const named = await peopleReads.byMemberNumber(userID);
    if (!named) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
    return named.personId;
  };

  /** A guardian's own, or of anybody for an ADMIN; nobody else sees who is a child of whom (decisions.md N5). */
  const childrenOf = async (personId: PersonId, context: GatewayContext): Promise<readonly PersonId[]> => {
    const { principal, person, children } = context.viewer();
    const isOther = personId !== person?.personId;
    if (isOther && principal !== 'ADMIN') return [];
    const found = isOther ? (await peopleReads.childrenOf([personId])).get(personId) : children;
    return (found ?? []).map((each) => each.personId);
  };

  builder.queryFields((t) => ({
    booking: t.field({
      type: booking,
      nullable: true,
      description: 'By `_id` or `id`, of a booking or of the head of a series: an own one, or any for an ADMIN.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => {
        const found = await loadVisible(services, context, localIdOf('Booking', id));
        const viewer = context.viewer();
        return viewer.principal === 'ADMIN' || isOfFamily(viewer, found?.personId) ? found : null;
      },
    }),
    bookingsInPeriod: t.field({
      type: [booking],
      description: 'What occupies the courts of a sport, both days included, at most 62 days.',
      args: {
        fromDate: t.arg({ type: 'Date', required: true }),
        toDate: t.arg({ type: 'Date', required: true }),
        choosenSport: t.arg.string({ required: true }),
      },
      resolve: (_, range) => plan.inPeriod(parseInput(chosenPlanRangeSchema, range)),
    }),
    bookingsByUser: t.field({
      type: [booking],
      description:
        "All bookings of a person, cancelled ones too. `userID` is the member number; without it the caller's.",
      args: {
        userID: t.arg.id(),
        withChildren: t.arg.boolean({
          description: '(+) Also those of the children of this person (decisions.md N5).',
        }),
      },
      resolve: async (_, { userID, withChildren }, context) => {
        const personId =
          userID === null || userID === undefined ? callerOf(context).personId : await personNumbered(userID, context);
        const people = [personId, ...(withChildren === true ? await childrenOf(personId, context) : [])];
        return (await Promise.all(people.map((each) => myBookings.ofPerson(each)))).flat();
      },
    }),
    bookingsAsPlayer: t.field({
      type: [booking],
      description: '(+) The bookings of others that name the caller as a player, cancelled ones too.',
      args: {
        withChildren: t.arg.boolean({
          description: 'Also those that name a child of the caller (decisions.md N5), without those of the family.',
        }),
      },
      resolve: async (_, { withChildren }, context) => {
        if (withChildren !== true) return myBookings.asPlayer(callerOf(context).personId);
        const family = [callerOf(context), ...context.viewer().children];
        const named = (await Promise.all(family.map(({ personId }) => myBookings.asPlayer(personId)))).flat();
        const ofOthers = named.filter(({ personId }) => !isOfFamily(context.viewer(), personId));
        return [...new Map(ofOthers.map((each) => [each.bookingId, each])).values()];
      },
    }),
    frequentPlayers: t.field({
      type: [bookingUser],
      description: '(+) The people whom the caller named most often in the last year, at most eight, without guests.',
      resolve: async (_, _args, context) => {
        const people = await myBookings.playersOf(
          callerOf(context).personId,
          addDays(clubClockAt(context.now).date, -365),
        );
        const found = await Promise.all(people.map((personId) => context.person(personId)));
        return found.filter((person) => person !== null).filter(({ active, role }) => active && role !== 'GUEST');
      },
    }),
    courtPlanPosition: t.string({
      description: '(+) The position of the court plan; a subscription that starts here misses nothing.',
      // Taken before any row is read, so that every row in the same response is at least as new as this position.
      resolve: () => positions.reached('bookings') ?? beforeAll,
    }),
  }));
};
