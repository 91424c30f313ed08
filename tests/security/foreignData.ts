import * as v from 'valibot';
import { dayFromToday } from '../support/clubDays.ts';
import { bookCourt } from '../support/courtBookings.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { bookAndCancel } from './bookAndCancel.ts';
import type { ForeignIds } from './foreignCalls.ts';
import { type Instance, registerVisitor } from './people.ts';

const personSchema = v.object({
  _id: v.string(),
  userID: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
});
const everybodySchema = v.object({
  users: v.array(personSchema),
  generalInfos: v.object({ demoLogins: v.array(v.object({ email: v.string() })) }),
});
const bookingsSchema = v.object({ bookingsByUser: v.array(v.object({ _id: v.string() })) });

const [remark, reason] = ['Nur unter uns: um die Meisterschaft', 'Nur unter uns: die Wade zwickt'];
/** A day after the bookings of the demo club. */
const [day, sport] = [dayFromToday(30), 'TENNIS'];

/** Another person books with remarks; an ADMIN cancels one booking with a reason. Returns the member number and the `_id`s. */
const bookForeign = async (instance: Instance, adminToken: string) => {
  const { url } = instance;
  const visitor = await registerVisitor(instance, '778101');
  for (const [start, end] of [
    ['09:00', '10:00'],
    ['11:00', '12:00'],
  ] as const)
    await bookCourt(url, visitor.token, { ...{ sport, court: 7, price: 0, date: day, start, end }, ...{ remark } });
  await bookAndCancel({ url, adminToken, visitor }, [{ remark, reason }]);
  const query = 'query ($userID: ID!) { bookingsByUser(userID: $userID) { _id } }';
  const { memberNumber } = visitor;
  const { data } = await callGraphql(url, { query, variables: { userID: memberNumber }, token: visitor.token });
  return { memberNumber, bookings: v.parse(bookingsSchema, data).bookingsByUser.map(({ _id }) => _id) };
};

const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64');

/** Few people, so that a call often hits one who has booked. */
const mostPeople = 10;

type ForeignData = Readonly<{
  /** `_id` of the caller. */
  own: string;
  foreign: ForeignIds;
  /** Texts that only their owners and ADMIN may read. */
  secrets: readonly string[];
}>;

/** Data of others: what the caller may know, and secrets by which a leak is recognised. */
export const createForeignData = async (instance: Instance, ourselves: string): Promise<ForeignData> => {
  const token = await signIn(instance.url, 'admin@platzwart.example');
  const { memberNumber, bookings } = await bookForeign(instance, token);
  const query = '{ users { _id userID email phone } generalInfos { demoLogins { email } } }';
  const { data } = await callGraphql(instance.url, { query, token });
  const { users: everybody, generalInfos } = v.parse(everybodySchema, data);
  const own = everybody.find(({ email }) => email === ourselves);
  if (!own) throw new Error(`There is no ${ourselves}`);
  const others = everybody.filter((person) => person !== own);
  const met = [...others.slice(0, mostPeople), ...others.filter(({ userID }) => userID === memberNumber)];
  const emails = others.flatMap(({ email }) => email ?? []);
  const phones = others.flatMap(({ phone }) => (phone === null || phone === own.phone ? [] : [phone]));
  // The demo club shows some of them on its login page.
  const shown = generalInfos.demoLogins.map(({ email }) => email);
  return {
    own: own._id,
    foreign: {
      ...{ day, sport, emails },
      memberNumbers: met.map(({ userID }) => userID),
      people: met.flatMap(({ _id }) => [_id, globalId('User', _id), globalId('Person', _id)]),
      bookings: bookings.flatMap((id) => [id, globalId('Booking', id)]),
    },
    secrets: [...emails.filter((email) => !shown.includes(email)), ...phones, remark, reason],
  };
};
