import { describe, expect, it } from 'vitest';
import type { Varies } from './core/policy.ts';
import { policies } from './policies.ts';

/** What each role is told differently, and each person: said a second time, in other words than the policies. */
const toldApart: Readonly<Record<Exclude<Varies, 'nobody'>, Readonly<Record<string, string>>>> = {
  audience: {
    Query: 'bookingInfos guests mails members readModels user userAddresses userPage userToDelete users',
    Mutation: 'createUser deleteUser importUsers resendMailing',
    Booking: 'title',
    BookingInfos: 'limits paymentMethods',
    BookingLimits: 'graceMinutes maxAdvanceDays maxMinutesPerDay maxOpenBookings maxParallel minAdvanceMinutes',
    DeletionPreview: 'futureBookings isLastAdmin pastBookings',
    ImportProblem: 'code field line value',
    ImportResult: 'code created msg problems success',
    Mail: '_id created_at id kind problem recipient sent_at state tries',
    MailPage: 'mails total',
    Person: '_id firstName id lastName userID',
    ReadModel: 'behind id name position rebuilding version',
    UserPage: 'total users',
  },
  viewer: {
    Query: 'booking bookingsByUser currentUser imprint myData node openSessions',
    Mutation:
      'bookAsUser cancelBooking changePassword createGuest enableSecondFactor endSession endSessions login logout removeSecondFactor requestErasure resendMail resetPassword setUpSecondFactor updateUser verifyNewMail verifyUser',
    Booking: 'cancelReason cancelable cancelableUntil mine paymentMethod paymentState price remark user withVoucher',
    BookingsResult: 'bookings code msg success',
    Imprint: 'board registerCourt registerNumber responsible vatId',
    LoginResult: 'code msg success token user',
    MyData: 'json made_at',
    OpenSession: 'browser isThis sessionId startedAt system usedAt',
    RecoveryCodes: 'code codes msg success token',
    Result: 'code msg success token',
    SecondFactorSetup: 'secret uri',
    User: '_id active address discount email erasureRequested firstName id language lastName newEmail phone role secondFactor userID verified',
    UserResult: 'code msg success user',
  },
};

const namesIn = (types: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(types).flatMap(([type, fields]) => fields.split(' ').map((field) => `${type}.${field}`));

const decidedBy = (eyes: Varies): readonly string[] =>
  Object.entries(policies).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([field, { varies }]) => (varies === eyes ? [`${type}.${field}`] : [])),
  );

const others = Object.entries(policies).flatMap(([type, fields]) =>
  Object.keys(fields).map((field) => `${type}.${field}`),
);

// An answer that is made once for many may hold nothing that only some of them may see.
describe('What is told to many at once', () => {
  it('is never what each person is told differently', () => {
    expect(decidedBy('viewer').toSorted()).toEqual(namesIn(toldApart.viewer).toSorted());
  });

  it('is told to one role alone where each role is told something else', () => {
    expect(decidedBy('audience').toSorted()).toEqual(namesIn(toldApart.audience).toSorted());
  });

  it('is everything else, and so the plan of a day', () => {
    const apart = new Set([...namesIn(toldApart.viewer), ...namesIn(toldApart.audience)]);
    const alike = decidedBy('nobody');
    expect(alike.toSorted()).toEqual(others.filter((name) => !apart.has(name)).toSorted());
    expect(alike).toEqual(expect.arrayContaining(['Query.bookingsInPeriod', 'Subscription.courtPlanChanged']));
  });
});
