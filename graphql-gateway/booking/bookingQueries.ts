import type { PersonId } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import { parseInput } from '../core/inputs.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { Refusal } from '../core/refusal.ts';
import type { ReadModelWatch } from '../live/readModelWatch.ts';
import { type BookingType, loadVisible } from './bookingType.ts';
import { beforeAll } from './courtPlanFeed.ts';
import type { CourtPlanReads } from './courtPlanReads.ts';
import { localIdOf } from '../core/globalId.ts';
import type { MyBookingsReads } from './myBookingsReads.ts';
import { chosenPlanRangeSchema } from './planRange.ts';

export type BookingQueryServices = Readonly<{
  plan: CourtPlanReads;
  mine: MyBookingsReads;
  peopleReads: Pick<PeopleReads, 'byMemberNumber'>;
  watch: Pick<ReadModelWatch, 'reached'>;
}>;

export const addBookingQueries = (builder: Builder, booking: BookingType, services: BookingQueryServices): void => {
  const { plan, mine, peopleReads, watch } = services;

  /** Only an ADMIN gets as far as asking for somebody else's number (decisions.md C4). */
  const personNumbered = async (userID: string, context: GatewayContext): Promise<PersonId> => {
    const { person } = context.viewer();
    if (person?.memberNumber === userID) return person.personId;
    const named = await peopleReads.byMemberNumber(userID);
    if (!named) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
    return named.personId;
  };

  builder.queryFields((t) => ({
    booking: t.field({
      type: booking,
      nullable: true,
      description: 'By `_id` or `id`: an own one, or any for an ADMIN.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => {
        const found = await loadVisible(plan, context, localIdOf('Booking', id));
        const { principal, person } = context.viewer();
        return principal === 'ADMIN' || found?.personId === person?.personId ? found : null;
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
      description: 'All bookings of a person, cancelled ones too. `userID` is the member number.',
      args: { userID: t.arg.id({ required: true }) },
      resolve: async (_, { userID }, context) => mine.ofPerson(await personNumbered(userID, context)),
    }),
    courtPlanPosition: t.string({
      description: '(+) Where the court plan stands; a subscription that starts here misses nothing.',
      // Taken before any row is read: what is read in the same answer can only be newer.
      resolve: () => watch.reached('bookings') ?? beforeAll,
    }),
  }));
};
