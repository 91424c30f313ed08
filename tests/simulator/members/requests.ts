import { type PersonId, type Role, cents, personId } from '@platzwart/contracts/core';
import { standardRules } from '@platzwart/contracts/club';
import type { SeededRandom } from '../../../command-service/demo/seededRandom.ts';
import type { CommandRequest } from '../../../command-service/receiveCommand.ts';

/** A request under one idempotency key, sent once or several times. */
export type Request = Pick<CommandRequest, 'type' | 'actor' | 'idempotencyKey' | 'data'>;

export const people: readonly PersonId[] = [1, 2, 3, 4, 5, 6].map((number) =>
  personId(`a0000000-0000-4000-8000-${String(number).padStart(12, '0')}`),
);

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const wantedBlock = (random: SeededRandom, centsPerHour: number, paymentMethod = 'INVOICE') => {
  const start = 480 + 30 * random.between(0, 11);
  const minutes = random.pick([60, 60, 60, 90]);
  return {
    sport: 'TENNIS',
    date: random.pick(['2026-06-16', '2026-06-17']),
    start: clock(start),
    end: clock(start + minutes),
    court: random.between(1, 2),
    price: paymentMethod === 'VOUCHER' ? 0 : (centsPerHour * minutes) / 60,
    paymentMethod,
    remark: random.chance(0.2) ? 'mit Ballmaschine' : null,
  };
};

/** The other people of the club by number, at most two, and sometimes a guest. */
const somePlayers = (random: SeededRandom, actor: PersonId) => {
  const others = people.flatMap((id, index) => (id === actor ? [] : [numberOf(index)]));
  const first = random.between(0, others.length - 1);
  const members = [others[first], others[(first + 1) % others.length]].slice(0, random.between(0, 2));
  return [
    ...members.flatMap((userID) => (userID === undefined ? [] : [{ userID, guestName: null }])),
    ...(random.chance(0.3) ? [{ userID: null, guestName: 'Gitte' }] : []),
  ];
};

/** Whether the sender says which state they saw: mostly that of a booking that was never changed. */
const seenRevision = (random: SeededRandom): number | null => random.pick([null, 0, 0, 1]);

/** The owner writes a remark, or names who plays. */
export const updateRequest = (random: SeededRandom, actor: PersonId, bookingId: string): Request => {
  const isRemark = random.chance(0.4);
  const change = isRemark
    ? { remark: random.pick(['mit Ball', '']), players: null }
    : { remark: null, players: somePlayers(random, actor) };
  const data = { bookingId, ...change, guestFee: null, expectedRevision: seenRevision(random) };
  return { type: 'UpdateOwnBooking', actor, idempotencyKey: random.uuid(), data };
};

/** The club moves somebody's booking. */
export const moveRequest = (random: SeededRandom, bookingId: string): Request => {
  const { sport, date, start, end, court } = wantedBlock(random, 0);
  const place = { category: 'SINGLE', sport, date, start, end, court };
  const unsaid = { scope: null, repetition: null, startdate: null, enddate: null, includeChanged: false, reason: null };
  return {
    ...{ type: 'ChangeBooking', actor: admin, idempotencyKey: random.uuid() },
    data: { bookingId, ...place, ...unsaid, onConflict: 'ABORT', choices: [], expectedRevision: seenRevision(random) },
  };
};

/** One to three blocks on two courts and two mornings: so few slots that requests conflict all the time. */
export const bookingRequest = (random: SeededRandom, actor: PersonId, centsPerHour: number): Request => {
  const paymentMethod = random.pick(['INVOICE', 'INVOICE', 'VOUCHER']);
  const blocks = { length: random.pick([1, 1, 2, 3]) };
  return {
    ...{ type: 'BookAsUser', actor, idempotencyKey: random.uuid() },
    data: { bookings: Array.from(blocks, () => wantedBlock(random, centsPerHour, paymentMethod)) },
  };
};

export const cancelRequest = (random: SeededRandom, actor: PersonId, bookingId: string): Request => ({
  type: 'CancelBooking',
  actor,
  idempotencyKey: random.uuid(),
  data: { bookingId, category: 'SINGLE', userID: null, reason: random.chance(0.3) ? 'Regen' : null, refund: null },
});

const prices = (cents: number) => ({
  guest: cents,
  member: cents,
  trainer: cents,
  weekendGuest: cents,
  weekendMember: cents,
  weekendTrainer: cents,
});

export const pricesRequest = (random: SeededRandom, centsPerHour: number): Request => ({
  type: 'SetPrices',
  actor: null,
  idempotencyKey: random.uuid(),
  data: { sport: 'TENNIS', rows: [{ time: '07:00', ...prices(centsPerHour) }] },
});

/** Cards of so few hours that they are used up. */
const cards = { allowedVouchers: true, voucherHours: 3, voucherPrices: [{ type: 'ADULT', price: cents(3_000) }] };
const rules = { ...standardRules, ...cards, cancellationHours: 0 };

const tennis = {
  sport: 'TENNIS',
  labels: null,
  courts: [1, 2].map((number) => ({ number, name: `Platz ${number}`, surface: 'CLAY', active: true })),
  opensAt: '07:00',
  closesAt: '22:00',
  halfHour: true,
};

const place = { street: 'Am Sportpark', houseNumber: '7', zip: '12345', city: 'Musterstadt', maps: null };
const club = {
  ...{ displayName: 'TC Musterstadt', email: 'info@platzwart.example', phoneNumber: '+49 1234 567890', logoUrl: null },
  addresses: {
    ...{ office: place, inside: null, outside: null },
    invoice: { sameAsOffice: true, consignor: 'TC Musterstadt e. V.', address: null },
  },
};
const billing = {
  ...{ taxNumber: '143/216/00123', iban: 'DE89370400440532013000', bic: null, accountHolder: null },
  ...{ dueDays: 14, footer: null },
};

/** The member number of the person at that index. */
export const numberOf = (index: number): string => String(1_001 + index);
export const admin = personId('b0000000-0000-4000-8000-000000000001');

type NewPerson = Readonly<{ personId: PersonId; memberNumber: string | null; role?: Role; email: string }>;

export const registration = ({ personId: id, memberNumber, role = 'MEMBER', email }: NewPerson) => ({
  personId: id,
  memberNumber,
  role,
  person: {
    firstName: 'Anna',
    lastName: 'Muster',
    email,
    phone: null,
    address: { street: 'Am Netz', houseNumber: '1', zip: '12345', city: 'Musterstadt' },
    language: 'de',
  },
  discount: 0,
  verified: true,
  active: true,
  password: null,
});

/** The commands that must succeed before bookings are possible, in this order. */
export const foundingRequests = (random: SeededRandom, centsPerHour: number): readonly Request[] => [
  { type: 'DescribeClub', actor: null, idempotencyKey: random.uuid(), data: club },
  { type: 'StateBilling', actor: null, idempotencyKey: random.uuid(), data: billing },
  { type: 'SetBookingRules', actor: null, idempotencyKey: random.uuid(), data: rules },
  { type: 'ArrangeSport', actor: null, idempotencyKey: random.uuid(), data: tennis },
  pricesRequest(random, centsPerHour),
  ...[
    { personId: admin, memberNumber: '1', role: 'ADMIN', email: 'vorstand@platzwart.example' } as const,
    ...people.map((id, index) => ({
      personId: id,
      memberNumber: numberOf(index),
      email: `mitglied${index + 1}@platzwart.example`,
    })),
  ].map((person): Request => ({
    ...{ type: 'RegisterPerson', actor: null, idempotencyKey: random.uuid() },
    data: registration(person),
  })),
  ...people.map((_, index): Request => ({
    ...{ type: 'AddVoucher', actor: admin, idempotencyKey: random.uuid() },
    data: { userID: numberOf(index), voucherType: 'ADULT', consent: null },
  })),
];
