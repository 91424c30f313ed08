import { readFileSync } from 'node:fs';
import { type GraphQLField, buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { enforcePolicies } from './core/enforcePolicies.ts';
import { type Principal, principals } from './core/viewer.ts';
import { policies } from './policies.ts';
import { anna, ben } from './testing/personas.ts';

/** Who sees a field of an object that is theirs, or another's. `ownerOrAdmin` and `self` are of one person. */
type Seen = 'all' | 'signedIn' | 'members' | 'admins' | 'ownerOrAdmin' | 'self';

/** decisions.md C4, C5, C7, B24, B25, said a second time: by who sees it, not by what it is of. */
const visible: Readonly<Record<Seen, Readonly<Record<string, string>>>> = {
  all: {
    Query: 'generalInfos imprint',
    GeneralInfos: 'addresses allowedGuests demoLogins displayName email guestPrices logoURL phoneNumber',
    GuestPrice: 'sport time weekday weekend',
    Imprint: 'board registerCourt registerNumber responsible vatId',
    ClubAddresses: 'inside invoice office outside',
    ClubAddress: 'city houseNumber maps street zip',
    InvoiceAddress: 'address addressSameAsInvoice consignor',
    DemoLogin: 'email role',
    Mutation: 'createGuest login resendMail resetPassword verifyUser',
    Result: 'code msg success token',
    LoginResult: 'code msg success token user',
    UserResult: 'code msg success user',
    BookingsResult: 'bookings code msg success',
    SecondFactorSetup: 'secret uri',
    RecoveryCodes: 'code codes msg success token',
    MyData: 'json made_at',
  },
  signedIn: {
    Query: 'booking bookingInfos bookingsInPeriod courtPlanPosition currentUser node',
    Mutation: 'bookAsUser enableSecondFactor endSessions logout removeSecondFactor requestErasure setUpSecondFactor',
    Subscription: 'courtPlanChanged',
    CourtPlanChange: 'changed position removed',
    Booking:
      '_id cancelable cancelableUntil category court date duration end enddate id mine repetition sport start startdate state withVoucher',
    BookingUser: 'firstName lastName userID',
    BookingInfos:
      'allowedTrainers allowedVouchers discount holidayRegion limits paymentMethods sportSettings sports states stornoTime voucherHours vouchers',
    BookingInfoStates: 'booking voucher',
    BookingLimits: 'graceMinutes maxAdvanceDays maxMinutesPerDay maxOpenBookings maxParallel minAdvanceMinutes',
    VoucherPrice: 'price type',
    SportSettings: 'courtList courts name prices timeSettings',
    Court: 'active name number surface',
    TimeSettings: 'end halfHour start',
    Prices: 'guest member time trainer weekendGuest weekendMember weekendTrainer',
    Address: 'city houseNumber street zip',
  },
  members: {
    Query: 'guests members',
    Person: '_id firstName id lastName userID',
  },
  admins: {
    Query: 'mails readModels user userAddresses userPage userToDelete users',
    Mutation: 'createUser deleteUser importUsers resendMailing',
    Booking: 'title',
    UserPage: 'total users',
    DeletionPreview: 'futureBookings isLastAdmin pastBookings',
    ImportResult: 'code created msg problems success',
    ImportProblem: 'code field line value',
    Mail: '_id created_at id kind problem recipient sent_at state tries',
    MailPage: 'mails total',
    ReadModel: 'behind id name position rebuilding version',
  },
  ownerOrAdmin: {
    Query: 'bookingsByUser myData',
    Mutation: 'cancelBooking updateUser verifyNewMail',
    Booking: 'cancelReason paymentMethod paymentState price remark user',
    User: '_id active address discount email erasureRequested firstName id language lastName newEmail phone role secondFactor userID verified',
  },
  self: { Mutation: 'changePassword' },
};

const mayHave: Readonly<Record<Seen, (principal: Principal, isOwn: boolean) => boolean>> = {
  all: () => true,
  signedIn: (principal) => principal !== 'ANONYMOUS',
  members: (principal) => ['MEMBER', 'TRAINER', 'ADMIN'].includes(principal),
  admins: (principal) => principal === 'ADMIN',
  ownerOrAdmin: (principal, isOwn) => principal === 'ADMIN' || (principal !== 'ANONYMOUS' && isOwn),
  self: (principal, isOwn) => principal !== 'ANONYMOUS' && isOwn,
};

const rows = Object.entries(visible).flatMap(([seen, types]) =>
  Object.entries(types).flatMap(([type, names]) => names.split(' ').map((name) => ({ seen, name: `${type}.${name}` }))),
);

type Field = GraphQLField<unknown, unknown>;

/** Every field of the schema behind its rule; what lies behind is always there. */
const fieldsByName = (): ReadonlyMap<string, Field> => {
  const schema = buildSchema(readFileSync(new URL('../contracts/schema.graphql', import.meta.url), 'utf8'));
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const));
  for (const [, field] of fields) field.resolve = () => 'seen';
  enforcePolicies(schema, policies);
  return new Map(fields);
};

const fields = fieldsByName();
const club = { rules: { showNames: false } };

const isSeen = (name: string, principal: Principal, isOwn: boolean): boolean => {
  const { personId, memberNumber: userID } = isOwn ? anna : ben;
  const context = {
    viewer: () => ({ principal, person: principal === 'ANONYMOUS' ? null : anna }),
    club: () => ({ then: (read: (settings: typeof club) => boolean) => read(club) }),
  };
  try {
    const { resolve = () => 'no field' } = fields.get(name) ?? {};
    return Reflect.apply(resolve, undefined, [{ personId, category: 'SINGLE' }, { userID }, context]) === 'seen';
  } catch {
    return false;
  }
};

describe('Every field of the schema', () => {
  it('is spoken of here, once', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...fields.keys()].toSorted());
  });

  it.each(principals)('is seen by %s where it may be, of their own and of others', (principal) => {
    for (const isOwn of [true, false]) {
      const seen = rows.filter(({ name }) => isSeen(name, principal, isOwn)).map(({ name }) => name);
      const meant = Object.entries(mayHave).flatMap(([who, may]) =>
        rows.filter((row) => row.seen === who && may(principal, isOwn)).map(({ name }) => name),
      );
      expect(seen.toSorted()).toEqual(meant.toSorted());
    }
  });
});
