import { clubClockAt } from '@platzwart/contracts/club-time';
import { type PersonRow, memberNumberSchema } from '@platzwart/contracts/user';
import type { BookingFacts } from './booking/bookingFacts.ts';
import type { BookingType } from './booking/bookingType.ts';
import type { MyBookingsReads } from './booking/myBookingsReads.ts';
import type { Builder } from './core/builder.ts';
import { parseInput } from './core/inputs.ts';
import type { PeopleReads } from './core/peopleReads.ts';
import { type PolicyTable, allOf, forAdmins } from './core/policy.ts';
import { Refusal } from './core/refusal.ts';
import type { DirectoryReads } from './user/directory/directoryReads.ts';

export type DeletionServices = Readonly<{
  mine: Pick<MyBookingsReads, 'ofPerson'>;
  directory: Pick<DirectoryReads, 'admins'>;
  peopleReads: Pick<PeopleReads, 'byMemberNumber'>;
}>;

type Consequences = Readonly<{ futureBookings: readonly BookingFacts[]; pastBookings: number; isLastAdmin: boolean }>;

export const deletionPolicies: PolicyTable = {
  DeletionPreview: allOf(['futureBookings', 'pastBookings', 'isLastAdmin'], forAdmins),
  Query: { userToDelete: forAdmins },
};

/** What erasing a person would mean, for an ADMIN to read before they do it (decisions.md U13, U18, B27). */
export const addUserToDelete = (builder: Builder, booking: BookingType, services: DeletionServices): void => {
  const { mine, directory, peopleReads } = services;
  const preview = builder.objectRef<Consequences>('DeletionPreview').implement({
    description: '(+)',
    fields: (t) => ({
      futureBookings: t.expose('futureBookings', { type: [booking], description: 'They would be cancelled.' }),
      pastBookings: t.exposeInt('pastBookings', { description: 'They would stay, without a name.' }),
      isLastAdmin: t.exposeBoolean('isLastAdmin', { description: 'Then it is refused with ERR_LAST_ADMIN.' }),
    }),
  });
  const isLastAdmin = async ({ personId }: PersonRow): Promise<boolean> => {
    const admins = await directory.admins();
    return admins.length === 1 && admins[0]?.personId === personId;
  };
  builder.queryField('userToDelete', (t) =>
    t.field({
      type: preview,
      description: '(+) `userID` is the member number.',
      args: { userID: t.arg.id({ required: true }) },
      resolve: async (_, { userID }, { now }) => {
        const person = await peopleReads.byMemberNumber(parseInput(memberNumberSchema, userID));
        if (!person) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
        const clock = clubClockAt(now);
        const isToCome = ({ date, startMinute }: BookingFacts): boolean =>
          date > clock.date || (date === clock.date && startMinute > clock.minute);
        const bookings = (await mine.ofPerson(person.personId)).filter(({ occupancy }) => occupancy === 'BOOKED');
        const futureBookings = bookings.filter(isToCome);
        return {
          futureBookings,
          pastBookings: bookings.length - futureBookings.length,
          isLastAdmin: await isLastAdmin(person),
        };
      },
    }),
  );
};
