import { clubClockAt } from '@platzwart/contracts/club-time';
import { type PersonRow, memberNumberSchema } from '@platzwart/contracts/user';
import type { BookingFacts } from '../booking/bookingFacts.ts';
import { bookingType } from '../booking/bookingType.ts';
import { type MyBookingsReads, myBookingsReads } from '../booking/myBookingsReads.ts';
import type { Builder } from '../core/builder.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { parseInput } from '../core/parseInput.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import { Refusal } from '../core/refusal.ts';
import { type DirectoryReads, directoryReads } from '../user/directory/directoryReads.ts';
import { type VoucherReads, voucherReads } from '../voucher/voucherReads.ts';

type DeletionPreviewServices = Readonly<{
  myBookings: Pick<MyBookingsReads, 'ofPerson'>;
  vouchers: Pick<VoucherReads, 'ofPerson'>;
  directory: Pick<DirectoryReads, 'admins'>;
  peopleReads: Pick<PeopleReads, 'byMemberNumber'>;
}>;

type DeletionPreview = Readonly<{
  futureBookings: readonly BookingFacts[];
  pastBookings: number;
  hoursLeft: number;
  isLastAdmin: boolean;
}>;

const deletionPreviewPolicies: PolicyTable = {
  DeletionPreview: allOf(['futureBookings', 'pastBookings', 'hoursLeft', 'isLastAdmin'], forAdmins),
  Query: { userToDelete: forAdmins },
};

const addDeletionPreview = (builder: Builder, services: DeletionPreviewServices): void => {
  const { myBookings, directory, peopleReads, vouchers } = services;
  const preview = builder.objectRef<DeletionPreview>('DeletionPreview').implement({
    description: '(+)',
    fields: (t) => ({
      futureBookings: t.expose('futureBookings', {
        type: [bookingType(builder)],
        description: 'They would be cancelled.',
      }),
      pastBookings: t.exposeInt('pastBookings', { description: 'They would stay, without a name.' }),
      hoursLeft: t.exposeFloat('hoursLeft', { description: 'On hour cards: they would be lost.' }),
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
        const person = await peopleReads.byMemberNumber(parseInput(memberNumberSchema, userID, 'userID'));
        if (!person) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
        const clock = clubClockAt(now);
        const isToCome = ({ date, startMinute }: BookingFacts): boolean =>
          date > clock.date || (date === clock.date && startMinute > clock.minute);
        const bookings = (await myBookings.ofPerson(person.personId)).filter(({ occupancy }) => occupancy === 'BOOKED');
        const futureBookings = bookings.filter(isToCome);
        return {
          futureBookings,
          pastBookings: bookings.length - futureBookings.length,
          hoursLeft: (await vouchers.ofPerson(person.personId)).reduce((sum, each) => sum + each.halfHoursLeft, 0) / 2,
          isLastAdmin: await isLastAdmin(person),
        };
      },
    }),
  );
};

/** The consequences of erasing a person, shown to an ADMIN before the erasure (decisions.md U13, U18, B27). */
export const deletionPreviewFeature: GatewayFeature = {
  policies: deletionPreviewPolicies,
  readModels: ['bookings', 'people', 'vouchers'],
  open: ({ database, peopleReads }) => {
    const reads = {
      peopleReads,
      myBookings: myBookingsReads(database),
      directory: directoryReads(database),
      vouchers: voucherReads(database),
    };
    return { addToSchema: (builder) => addDeletionPreview(builder, reads) };
  },
};
