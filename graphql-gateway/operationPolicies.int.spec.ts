import type { BookingRow } from '@platzwart/contracts/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf } from './testing/sendGraphql.ts';
import { type TestCaller, callers, isAnonymous, personOf, tokenOf } from './testing/callers.ts';
import { password } from './testing/commandDouble.ts';
import { type Instance, startInstance, testTime } from './testing/instance.ts';
import { storeLink } from './testing/storeLink.ts';
import { listen, socketClient } from './testing/listener.ts';
import { ben } from './testing/personas.ts';
import { seasonLink, seasonPlan, seasonSeries } from './testing/seasonRows.ts';
import { cancelledBookings } from './testing/cancelledBookings.ts';
import { ofPublic, adminOrder, ofOwnAccount } from './testing/operationInputs.ts';
import { type PersonId, invoiceId } from '@platzwart/contracts/core';
import { signing } from './testing/debitRows.ts';
import { invoiceRow } from './testing/invoiceRows.ts';
import { booking, clubEvent, paymentBy } from './testing/exampleRows.ts';

type Situation = Readonly<{ caller: TestCaller; own: BookingRow; foreign: BookingRow }>;
type Expectation =
  | 'open'
  | 'signedIn'
  | 'members'
  | 'membersSeeIt'
  | 'admins'
  | 'owner'
  | 'ownerOrAdmin'
  | 'ownerOrAdminSeesIt';

/** decisions.md C4, C5, B4, repeated independently of the policies. */
type Operation = Readonly<{
  field: string;
  of: 'own' | 'foreign';
  who: Expectation;
  kind: 'query' | 'mutation';
  document: (situation: Situation) => string;
}>;

const paid = paymentBy(ben.personId);
/** One invoice for each person. */
const invoiceOf = (personId: PersonId) =>
  invoiceRow({ personId, invoiceId: invoiceId(personId), number: `2026-${personId.slice(-5)}` });
const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64');
const bookingOf = ({ own, foreign }: Situation, of: Operation['of']): BookingRow => (of === 'own' ? own : foreign);
const personIn = ({ caller }: Situation, of: Operation['of']) => (of === 'own' ? personOf[caller] : ben);

const plan = 'bookingsInPeriod(fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "TENNIS") { _id }';
const order = `{ sport: "TENNIS", date: "2026-06-15", start: "10:00", end: "11:00", court: 1, price: 1200, paymentMethod: INVOICE }`;

const both = ['own', 'foreign'] as const;
const query = { of: 'own', kind: 'query' } as const;
const mutation = { of: 'own', kind: 'mutation' } as const;
const ownAndForeign = (
  rest: Omit<Operation, 'of' | 'document'>,
  document: (situation: Situation, of: Operation['of']) => string,
): readonly Operation[] => both.map((of) => ({ ...rest, of, document: (situation) => document(situation, of) }));

/** The same document for every caller. */
const allowed = (
  kind: typeof query | typeof mutation,
  ...[field, who, text]: readonly [string, Expectation, string]
): Operation => ({ ...kind, field, who, document: () => text });

const login = `mutation { login(data: { credential: "1002", password: "${password}" }) { token user { email } } }`;
const shownEvent = clubEvent();
const closedJustNow = booking({
  ...{ personId: null, category: 'BLOCK', title: 'Regen', court: 8, bookedAt: new Date(testTime).toISOString() },
});
const [someEntry, payment] = [`id: "${crypto.randomUUID()}"`, 'price: 1200, paymentMethod: INVOICE'];
const [someDay, evening] = ['sport: "TENNIS", date: "2026-06-15"', 'from: "18:00", to: "20:00", minutes: 60'];
const offer = seasonLink(ben.personId);
const seasonAnswer = `answerSeasonOffer(token: "${offer.token}", answers: [{ seriesID: "${crypto.randomUUID()}", answer: YES }])`;
const operations: readonly Operation[] = [
  { ...query, field: 'generalInfos', who: 'open', document: () => '{ generalInfos { displayName } }' },
  { ...query, field: 'terms', who: 'open', document: () => '{ terms { version } }' },
  allowed(query, 'acceptedTerms', 'signedIn', '{ acceptedTerms }'),
  { ...query, field: 'imprint', who: 'open', document: () => '{ imprint { board } }' },
  { ...query, field: 'payment', who: 'open', document: () => `{ payment(order: "${paid.orderId}") { state } }` },
  { ...query, field: 'bookingInfos', who: 'signedIn', document: () => '{ bookingInfos { stornoTime } }' },
  { ...query, field: 'currentUser', who: 'signedIn', document: () => '{ currentUser { _id } }' },
  { ...query, field: 'calendarLink', who: 'signedIn', document: () => '{ calendarLink { made_at } }' },
  allowed(mutation, 'renewCalendarLink', 'signedIn', 'mutation { renewCalendarLink { path } }'),
  allowed(mutation, 'removeCalendarLink', 'signedIn', 'mutation { removeCalendarLink { code } }'),
  { ...query, field: 'openSessions', who: 'signedIn', document: () => '{ openSessions { sessionId } }' },
  { ...query, field: 'bookingsInPeriod', who: 'signedIn', document: () => `{ ${plan} }` },
  { ...query, field: 'courtPlanPosition', who: 'signedIn', document: () => '{ courtPlanPosition }' },
  ...ownAndForeign({ field: 'node', kind: 'query', who: 'signedIn' }, (situation, of) => {
    return `{ node(id: "${globalId('Booking', bookingOf(situation, of).bookingId)}") { id } }`;
  }),
  ...ownAndForeign({ field: 'node', kind: 'query', who: 'ownerOrAdminSeesIt' }, (situation, of) => {
    return `{ node(id: "${globalId('User', personIn(situation, of).personId)}") { id } }`;
  }),
  ...ownAndForeign({ field: 'booking', kind: 'query', who: 'ownerOrAdminSeesIt' }, (situation, of) => {
    return `{ booking(id: "${bookingOf(situation, of).bookingId}") { _id } }`;
  }),
  allowed(mutation, 'giveUpPayment', 'signedIn', `mutation { giveUpPayment(order: "${paid.orderId}") { code } }`),
  allowed(query, 'openPayments', 'signedIn', '{ openPayments { state } }'),
  allowed(query, 'bookingQuota', 'signedIn', '{ bookingQuota(dates: ["2026-06-15"]) { openBookings } }'),
  allowed(query, 'bookingsAsPlayer', 'signedIn', '{ bookingsAsPlayer { _id } }'),
  allowed(query, 'frequentPlayers', 'signedIn', '{ frequentPlayers { userID } }'),
  {
    ...mutation,
    field: 'undoCancellation',
    who: 'signedIn',
    document: ({ caller }) => `mutation { undoCancellation(id: "${cancelledBookings[caller].bookingId}") { code } }`,
  },
  allowed(
    mutation,
    'undoClosure',
    'admins',
    `mutation { undoClosure(closures: ["${closedJustNow.bookingId}"]) { code } }`,
  ),
  allowed(mutation, 'leaveBooking', 'signedIn', `mutation { leaveBooking(id: "${crypto.randomUUID()}") { code } }`),
  allowed(query, 'seasonOffer', 'open', `{ seasonOffer(token: "${offer.token}") { firstName } }`),
  allowed(mutation, 'answerSeasonOffer', 'open', `mutation { ${seasonAnswer} { code } }`),
  allowed(query, 'waitingList', 'signedIn', '{ waitingList { _id } }'),
  allowed(mutation, 'joinWaitingList', 'signedIn', `mutation { joinWaitingList(${someDay}, ${evening}) { code } }`),
  allowed(mutation, 'leaveWaitingList', 'signedIn', `mutation { leaveWaitingList(${someEntry}) { code } }`),
  allowed(mutation, 'declineOffer', 'signedIn', `mutation { declineOffer(${someEntry}) { code } }`),
  allowed(mutation, 'takeOffer', 'signedIn', `mutation { takeOffer(${someEntry}, ${payment}) { code } }`),
  ...ownAndForeign({ field: 'invoice', kind: 'query', who: 'ownerOrAdmin' }, (situation, of) => {
    return `{ invoice(id: "${invoiceOf(personIn(situation, of).personId).invoiceId}") { invoiceNumber } }`;
  }),
  ...ownAndForeign({ field: 'openClaims', kind: 'query', who: 'ownerOrAdmin' }, (situation, of) => {
    return `{ openClaims(userID: "${personIn(situation, of).memberNumber}") { bookings { price } } }`;
  }),
  allowed(query, 'directDebitTerms', 'signedIn', '{ maybe: directDebitTerms { creditorID } }'),
  allowed(query, 'ownMandate', 'signedIn', '{ maybe: ownMandate { reference iban } }'),
  allowed(mutation, 'signMandate', 'signedIn', signing),
  allowed(mutation, 'revokeMandate', 'signedIn', `mutation { revokeMandate(${someEntry}) { code } }`),
  allowed(query, 'ownInvoices', 'signedIn', '{ ownInvoices { invoiceNumber } }'),
  allowed(query, 'voucherHoursLeft', 'signedIn', '{ voucherHoursLeft }'),
  allowed(query, 'vouchersVisible', 'signedIn', '{ vouchersVisible }'),
  allowed(
    mutation,
    'consentToVoucher',
    'signedIn',
    `mutation { consentToVoucher(${someEntry}, consent: "2026-11") { code } }`,
  ),
  allowed(mutation, 'deleteVoucher', 'signedIn', `mutation { deleteVoucher(${someEntry}) { code } }`),
  ...['vouchersByUser', 'voucherStatement', 'bookingInfosByUser'].flatMap((field) =>
    ownAndForeign({ field, kind: 'query', who: 'ownerOrAdmin' }, (situation, of) => {
      return `{ ${field}(userID: "${personIn(situation, of).memberNumber}") { __typename } }`;
    }),
  ),
  ...ownAndForeign({ field: 'addVoucher', kind: 'mutation', who: 'ownerOrAdmin' }, (situation, of) => {
    return `mutation { addVoucher(userID: "${personIn(situation, of).memberNumber}") { code } }`;
  }),
  allowed(query, 'events', 'open', '{ events { name } }'),
  allowed(query, 'event', 'open', `{ event(id: "${shownEvent.eventId}") { name } }`),
  allowed(query, 'upcomingEvents', 'open', '{ upcomingEvents { name } }'),
  allowed(
    mutation,
    'updateOwnBooking',
    'signedIn',
    `mutation { updateOwnBooking(id: "${crypto.randomUUID()}", remark: "") { code } }`,
  ),
  allowed(query, 'checkAvailability', 'signedIn', `{ checkAvailability(booking: { ${adminOrder} }) { price } }`),
  ...ownAndForeign({ field: 'detailbookings', kind: 'query', who: 'ownerOrAdmin' }, (situation, of) => {
    return `{ detailbookings(id: "${bookingOf(situation, of).bookingId}") { _id } }`;
  }),
  ...ownAndForeign({ field: 'bookingsByUser', kind: 'query', who: 'ownerOrAdmin' }, (situation, of) => {
    return `{ bookingsByUser(userID: "${personIn(situation, of).memberNumber}") { _id } }`;
  }),
  ...ownAndForeign({ field: 'history', kind: 'query', who: 'signedIn' }, (situation, of) => {
    return `{ history(id: "${bookingOf(situation, of).bookingId}") { at } }`;
  }),
  { ...mutation, field: 'login', who: 'open', document: () => login },
  { ...mutation, field: 'logout', who: 'signedIn', document: () => 'mutation { logout { code } }' },
  {
    ...mutation,
    field: 'bookAsUser',
    who: 'signedIn',
    document: () => `mutation { bookAsUser(bookings: [${order}]) { code } }`,
  },
  ...ownAndForeign({ field: 'cancelBooking', kind: 'mutation', who: 'ownerOrAdmin' }, (situation, of) => {
    const { bookingId } = bookingOf(situation, of);
    const { memberNumber } = personIn(situation, of);
    return `mutation { cancelBooking(id: "${bookingId}", category: SINGLE, userID: "${memberNumber}") { code } }`;
  }),
  ...['users', 'userAddresses'].map((field) => allowed(query, field, 'admins', `{ ${field} { _id email } }`)),
  ...['members', 'guests'].map((field) => allowed(query, field, 'members', `{ ${field} { _id firstName } }`)),
  ...ownAndForeign({ field: 'myData', kind: 'query', who: 'ownerOrAdmin' }, (situation, of) => {
    return `{ myData(userID: "${personIn(situation, of).memberNumber}") { json made_at } }`;
  }),
  ...ownAndForeign({ field: 'node', kind: 'query', who: 'membersSeeIt' }, (situation, of) => {
    return `{ node(id: "${globalId('Person', personIn(situation, of).personId)}") { id } }`;
  }),
  ...ofPublic.map(([field, args]) => allowed(mutation, field, 'open', `mutation { ${field}(${args}) { code } }`)),
  ...ofOwnAccount.map(([field, args, answer]) =>
    allowed(mutation, field, 'signedIn', `mutation { ${field}(${args}) { ${answer} } }`),
  ),
  ...ownAndForeign({ field: 'updateUser', kind: 'mutation', who: 'ownerOrAdmin' }, (situation, of) => {
    const { memberNumber } = personIn(situation, of);
    return `mutation { updateUser(userID: "${memberNumber}", user: { phone: "+49 89 2000" }) { code user { phone } } }`;
  }),
  ...ownAndForeign({ field: 'verifyNewMail', kind: 'mutation', who: 'ownerOrAdmin' }, (situation, of) => {
    return `mutation { verifyNewMail(userID: "${personIn(situation, of).memberNumber}", email: "a@b.example") { code } }`;
  }),
  ...ownAndForeign({ field: 'changePassword', kind: 'mutation', who: 'owner' }, (situation, of) => {
    const data = `{ oldPassword: "${password}", newPassword: "Sandplatz-07" }`;
    return `mutation { changePassword(userID: "${personIn(situation, of).memberNumber}", data: ${data}) { code token } }`;
  }),
];

const clubMembers: readonly TestCaller[] = ['MEMBER', 'TRAINER', 'ADMIN'];
/** Whether the caller may make the call: for their own data and for another person's. */
const mayHave: Readonly<Record<Expectation, (caller: TestCaller, isOwn: boolean) => boolean>> = {
  open: () => true,
  signedIn: () => true,
  members: (caller) => clubMembers.includes(caller),
  membersSeeIt: (caller) => clubMembers.includes(caller),
  admins: (caller) => caller === 'ADMIN',
  owner: (_, isOwn) => isOwn,
  ownerOrAdmin: (caller, isOwn) => isOwn || caller === 'ADMIN',
  ownerOrAdminSeesIt: (caller, isOwn) => isOwn || caller === 'ADMIN',
};

const expected = ({ who, of }: Operation, caller: TestCaller): string => {
  if (who === 'open') return 'data';
  if (isAnonymous(caller)) return 'LOGIN_REQUIRED';
  if (mayHave[who](caller, of === 'own')) return 'data';
  return who.endsWith('It') ? 'null' : 'ERR_NOT_AUTHORIZED';
};

const cells = operations.flatMap((operation) => callers.map((caller) => ({ ...operation, caller, operation })));

describe('The policies of queries, mutations and subscriptions', () => {
  let instance: Instance;
  const own = new Map<TestCaller, BookingRow>();
  const foreign = booking({ personId: ben.personId, court: 2 });
  const situationOf = (caller: TestCaller): Situation => ({ caller, own: own.get(caller) ?? foreign, foreign });

  beforeAll(async () => {
    instance = await startInstance();
    for (const caller of callers) {
      const { personId } = personOf[caller];
      own.set(caller, booking({ personId }));
      await storeLink(instance.databaseUrl, personId, caller);
    }
    await instance.projections.showEvents([shownEvent]);
    const series = [seasonSeries(1, ben.personId)];
    await instance.projections.showSeason({ plans: [seasonPlan(1)], series, links: [offer.row] });
    const people = callers.map((caller) => personOf[caller].personId);
    await instance.projections.showInvoices([...new Set([...people, ben.personId])].map(invoiceOf), []);
    await instance.projections.showPayment(paid);
    const position = await instance.projections.show([
      foreign,
      ...own.values(),
      ...Object.values(cancelledBookings),
      closedJustNow,
    ]);
    expect(await instance.readSide.watch.waitFor(['bookings'], position, 5000)).toBe(true);
  });
  afterAll(() => instance.close());

  it.each(cells)('over HTTP: $caller requests $field of $of', async ({ operation, caller, document, field }) => {
    const answer = await sendGraphql(instance.url, {
      query: document(situationOf(caller)),
      token: await tokenOf(instance, caller),
    });
    const outcome = answer.data && answer.data[field] === null ? 'null' : outcomeOf(answer);
    expect(answer.errors ? answer.errors[0]?.message : outcome).toBe(expected(operation, caller));
    expect(instance.serverErrors).toEqual([]);
  });

  it.each(cells)('not over the socket: $caller requests $field of $of', async ({ caller, document }) => {
    const client = socketClient(instance.url, await tokenOf(instance, caller));
    const { ending, frames } = listen(client, { query: document(situationOf(caller)) });
    expect(await ending).toBe(isAnonymous(caller) ? '4403 LOGIN_REQUIRED' : 'ERR_INVALID_INPUT');
    expect(frames).toEqual([]);
    await client.dispose();
  });

  const live = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15", since: "0") {
    position changed { _id } } }`;

  it.each(callers)('over the socket: %s subscribes to the court plan', async (caller) => {
    const client = socketClient(instance.url, await tokenOf(instance, caller));
    const listening = listen(client, { query: live });
    const outcome = await Promise.race([listening.untilReceived(1).then(() => 'data'), listening.ending]);
    expect(outcome).toBe(isAnonymous(caller) ? '4403 LOGIN_REQUIRED' : 'data');
    await client.dispose();
  });

  it.each(callers)('not over HTTP: %s subscribes to the court plan', async (caller) => {
    const answer = await sendGraphql(instance.url, { query: live, token: await tokenOf(instance, caller) });
    expect(answer).toEqual({ errors: [{ message: 'ERR_INVALID_INPUT', extensions: { code: 'ERR_INVALID_INPUT' } }] });
  });
});
