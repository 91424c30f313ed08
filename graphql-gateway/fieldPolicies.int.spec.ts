import type { BookingRow } from '@platzwart/contracts/booking';
import { buildSchema, isObjectType } from 'graphql';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printGatewaySchema } from './printGatewaySchema.ts';
import { sendGraphql } from './testing/sendGraphql.ts';
import { type TestCaller, callers, isAnonymous, personOf, tokenOf } from './testing/callers.ts';
import { type Instance, startInstance } from './testing/instance.ts';
import { listen, socketClient } from './testing/listener.ts';
import { anna, ben, dana } from './testing/personas.ts';
import { booking } from './testing/exampleRows.ts';

/** Who sees a value where all other callers see null; `every`: every caller that gets the object at all. */
type Seen = 'every' | 'ownerOrAdmin' | 'owner' | 'ADMIN' | 'nobody';

/** decisions.md B24, B25, C5, repeated independently of the policies, for a booking of which every field has a value. */
const bookingFields: Readonly<Record<string, Seen>> = {
  id: 'every',
  _id: 'every',
  category: 'every',
  date: 'every',
  start: 'every',
  end: 'every',
  duration: 'every',
  court: 'every',
  sport: 'every',
  state: 'every',
  repetition: 'every',
  mine: 'every',
  playingFamily: 'every',
  cancelable: 'every',
  mayKeepPrice: 'every',
  withVoucher: 'every',
  startdate: 'nobody',
  enddate: 'nobody',
  seriesID: 'nobody',
  eventID: 'nobody',
  revision: 'every',
  skipped: 'ownerOrAdmin',
  cancelledDates: 'ownerOrAdmin',
  title: 'ADMIN',
  user: 'ownerOrAdmin',
  price: 'ownerOrAdmin',
  guestFee: 'ownerOrAdmin',
  players: 'ownerOrAdmin',
  paymentMethod: 'ownerOrAdmin',
  paymentState: 'ownerOrAdmin',
  remark: 'ownerOrAdmin',
  cancelReason: 'ownerOrAdmin',
  undoableUntil: 'nobody',
  cancelableUntil: 'owner',
};
const parts: Readonly<Record<string, string>> = {
  user: '{ userID firstName lastName }',
  playingFamily: '{ userID }',
  skipped: '{ date court }',
  cancelledDates: '{ date court }',
  players: '{ guestName }',
};
const selection = Object.keys(bookingFields)
  .map((field) => `${field} ${parts[field] ?? ''}`)
  .join(' ');

const isSeen = (seen: Seen, isOwn: boolean, caller: TestCaller): boolean =>
  ({ every: true, nobody: false, owner: isOwn, ADMIN: caller === 'ADMIN', ownerOrAdmin: isOwn || caller === 'ADMIN' })[
    seen
  ];

const objectSchema = v.record(v.string(), v.unknown());
const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64');
const secrets = ['Geheime Notiz', 'Geheimer Grund', 'Ähre', 'Öl', 'Geheimer Titel'];

const full = (personId: BookingRow['personId'], change: Partial<BookingRow> = {}): BookingRow =>
  booking({ personId, remark: 'Geheime Notiz', cancelReason: 'Geheimer Grund', title: 'Geheimer Titel', ...change });

describe('The field policies of a booking and a user', () => {
  let instance: Instance;
  const own = new Map<TestCaller, BookingRow>();
  const foreign = full(ben.personId, { paymentMethod: 'VOUCHER' });
  const training = full(ben.personId, { category: 'TRAINING', title: 'Jugendtraining' });
  const people = callers.filter((caller) => !isAnonymous(caller));
  const bookingFor = (caller: TestCaller, isOwn: boolean): BookingRow =>
    isOwn ? (own.get(caller) ?? foreign) : foreign;

  const node = async (caller: TestCaller, { bookingId }: BookingRow): Promise<Record<string, unknown>> => {
    const query = `{ node(id: "${globalId('Booking', bookingId)}") { ... on Booking { ${selection} } } }`;
    const { data } = await sendGraphql(instance.url, { query, token: await tokenOf(instance, caller) });
    return v.parse(objectSchema, data?.['node']);
  };

  beforeAll(async () => {
    instance = await startInstance();
    for (const caller of people) own.set(caller, full(personOf[caller].personId));
    const position = await instance.projections.show([foreign, training, ...own.values()]);
    expect(await instance.readSide.watch.waitFor(['bookings'], position, 5000)).toBe(true);
  });
  afterAll(() => instance.close());

  it('covers every field of a booking', () => {
    const type = buildSchema(printGatewaySchema()).getType('Booking');
    expect(isObjectType(type) && Object.keys(type.getFields()).sort()).toEqual(Object.keys(bookingFields).sort());
  });

  const cells = people.flatMap((caller) =>
    [true, false].flatMap((isOwn) =>
      Object.entries(bookingFields).map(([field, seen]) => ({ caller, isOwn, field, seen })),
    ),
  );
  it.each(cells)('$caller sees $field of a booking (own: $isOwn)', async ({ caller, isOwn, field, seen }) => {
    const found = await node(caller, bookingFor(caller, isOwn));
    expect(found[field] !== null).toBe(isSeen(seen, isOwn, caller));
  });

  it.each(people)('%s sees which bookings are their own, and how those are paid', async (caller) => {
    expect(await node(caller, bookingFor(caller, true))).toMatchObject({ mine: true });
    const isAdmin = caller === 'ADMIN';
    expect(await node(caller, foreign)).toMatchObject({ mine: false, cancelable: isAdmin, withVoucher: isAdmin });
  });

  it.each(people)('%s reads the title of a training, regardless of the trainer', async (caller) => {
    expect(await node(caller, training)).toMatchObject({ title: 'Jugendtraining' });
  });

  const planQuery = `query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") { ${selection} } }`;
  const planSubscription = `subscription ($day: Date!) {
    courtPlanChanged(sport: "TENNIS", fromDate: $day, toDate: $day, since: "0") { changed { ${selection} } } }`;
  const notOwnSecrets = secrets.filter((secret) => secret !== 'Ähre');

  it('shows a MEMBER no private data of other people in the plan, by query or by subscription', async () => {
    const day = '2026-06-15';
    const token = await tokenOf(instance, 'MEMBER');
    const answer = await sendGraphql(instance.url, { query: planQuery, variables: { day }, token });
    const client = socketClient(instance.url, token);
    const frames = await listen(client, { query: planSubscription, variables: { day } }).untilReceived(1);
    await client.dispose();
    const lists = v.parse(v.array(objectSchema), answer.data?.['bookingsInPeriod']);
    const pushed = v.parse(
      v.tuple([v.object({ data: v.object({ courtPlanChanged: v.object({ changed: v.array(objectSchema) }) }) })]),
      frames,
    )[0].data.courtPlanChanged.changed;
    for (const rows of [lists, pushed]) {
      expect(rows).toHaveLength(6);
      const others = JSON.stringify(rows.filter(({ mine }) => mine === false));
      expect(notOwnSecrets.filter((secret) => others.includes(secret))).toEqual([]);
    }
    const byId = (rows: readonly Record<string, unknown>[]) => new Map(rows.map((row) => [row['_id'], row]));
    expect(byId(pushed)).toEqual(byId(lists));
  });

  it('shows names in the plan to every signed-in caller where the club switches them on', async () => {
    const shown = await instance.projections.changeRules({ showNames: true });
    await instance.readSide.watch.waitFor(['club_settings'], shown, 5000);
    expect(await node('GUEST', foreign)).toMatchObject({ user: { firstName: 'Ben', lastName: 'Öl' }, price: null });
    const hidden = await instance.projections.changeRules({ showNames: false });
    await instance.readSide.watch.waitFor(['club_settings'], hidden, 5000);
    expect(await node('GUEST', foreign)).toMatchObject({ user: null });
  });

  const fieldsOfType = (name: string): readonly string[] => {
    const type = buildSchema(printGatewaySchema()).getType(name);
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  };
  const selections = new Map([
    ['address', 'address { city street zip houseNumber country }'],
    ['limits', 'limits { maxAdvanceDays maxOpenBookings maxMinutesPerDay maxParallel }'],
    ['voucher', 'voucher { _id hoursUsed }'],
    ['payer', 'payer { userID }'],
    ['guardian', 'guardian { userID }'],
    ['children', 'children { userID }'],
  ]);
  const wholeOf = (name: string): string =>
    fieldsOfType(name)
      .map((field) => selections.get(field) ?? field)
      .join(' ');
  const aboutPerson = (type: string, id: string): string =>
    `{ node(id: "${globalId(type, id)}") { ... on ${type} { ${wholeOf(type)} } } }`;

  it.each(people)('%s sees the whole of their own account and nothing of another', async (caller) => {
    const token = await tokenOf(instance, caller);
    const mine = await sendGraphql(instance.url, { query: aboutPerson('User', personOf[caller].personId), token });
    const { newEmail, companyName, voucher, payer, guardian, ...rest } = v.parse(objectSchema, mine.data?.['node']);
    expect([newEmail, companyName, voucher, payer, guardian]).toEqual([null, null, null, null, null]);
    expect(Object.values(rest).filter((value) => value === null)).toEqual([]);
    expect(Object.keys(rest)).toHaveLength(fieldsOfType('User').length - 5);
    const another = await sendGraphql(instance.url, { query: aboutPerson('User', ben.personId), token });
    expect(another.data?.['node'] !== null).toBe(caller === 'ADMIN');
  });

  it.each(people)('%s sees of others in the pickers a name and a number, unless they are a guest', async (caller) => {
    expect(fieldsOfType('Person').toSorted()).toEqual(['_id', 'firstName', 'id', 'lastName', 'userID', 'voucher']);
    const token = await tokenOf(instance, caller);
    const listed = await sendGraphql(instance.url, { query: `{ members { ${wholeOf('Person')} } }`, token });
    const named = await sendGraphql(instance.url, { query: aboutPerson('Person', ben.personId), token });
    const mayPick = caller !== 'GUEST';
    expect(listed.errors?.[0]?.message).toBe(mayPick ? undefined : 'ERR_NOT_AUTHORIZED');
    expect(named.data?.['node'] !== null).toBe(mayPick);
  });

  it('does not show deactivated people in the pickers', async () => {
    const named = await sendGraphql(instance.url, {
      query: aboutPerson('Person', dana.personId),
      token: await instance.tokenOf(anna),
    });
    expect(named.data).toEqual({ node: null });
  });

  it('answers for another person’s account as for an unknown one', async () => {
    const token = await tokenOf(instance, 'MEMBER');
    const answers = ['User', 'Booking'].flatMap((type) => [
      globalId(type, ben.personId),
      globalId(type, crypto.randomUUID()),
    ]);
    for (const id of [...answers, globalId('Moon', '1'), 'nonsense', '']) {
      const { data, errors } = await sendGraphql(instance.url, {
        query: 'query ($id: ID!) { node(id: $id) { id } }',
        variables: { id },
        token,
      });
      expect(errors ? errors[0]?.message : data).toEqual(errors ? 'ERR_INVALID_INPUT' : { node: null });
    }
  });

  it('shows a cancelled booking only to its owner and ADMIN', async () => {
    const gone = full(ben.personId, { occupancy: 'CANCELED' });
    const position = await instance.projections.show([gone]);
    await instance.readSide.watch.waitFor(['bookings'], position, 5000);
    const query = `{ node(id: "${globalId('Booking', gone.bookingId)}") { id ... on Booking { state } } }`;
    const seen = async (token: string) => (await sendGraphql(instance.url, { query, token })).data?.['node'];
    expect(await seen(await instance.tokenOf(anna))).toBeNull();
    expect(await seen(await instance.tokenOf(ben))).toMatchObject({ state: 'CANCELED' });
    expect(await seen(await instance.tokenOf(personOf.ADMIN))).toMatchObject({ state: 'CANCELED' });
  });
});
