import * as v from 'valibot';
import { dayFromToday } from '../support/clubDays.ts';
import { bookCourt } from '../support/courtBookings.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { cancelledWith } from './cancelledWith.ts';
import type { ForeignIds } from './foreignCalls.ts';
import { type House, registerVisitor } from './people.ts';

const personSchema = v.object({
  _id: v.string(),
  userID: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
});
const everybodySchema = v.object({
  users: v.array(personSchema),
  generalInfos: v.object({ demoLogins: v.array(v.object({ email: v.string() })) }),
});
const bookingsSchema = v.object({ bookingsByUser: v.array(v.object({ _id: v.string() })) });

const [remark, reason] = ['Nur unter uns: um die Meisterschaft', 'Nur unter uns: die Wade zwickt'];
/** Behind what the demo club has booked. */
const [day, sport] = [dayFromToday(30), 'TENNIS'];

/** Somebody else books and says why; one of the bookings an ADMIN cancels, and says why. Their member number and the `_id`s. */
const bookForeign = async (house: House, adminToken: string) => {
  const { url } = house;
  const visitor = await registerVisitor(house, '778101');
  for (const [start, end] of [
    ['09:00', '10:00'],
    ['11:00', '12:00'],
  ] as const)
    await bookCourt(url, visitor.token, { ...{ sport, court: 7, price: 0, date: day, start, end }, ...{ remark } });
  await cancelledWith({ url, adminToken, visitor }, [{ remark, reason }]);
  const query = 'query ($userID: ID!) { bookingsByUser(userID: $userID) { _id } }';
  const { memberNumber } = visitor;
  const { data } = await callGraphql(url, { query, variables: { userID: memberNumber }, token: visitor.token });
  return { memberNumber, bookings: v.parse(bookingsSchema, data).bookingsByUser.map(({ _id }) => _id) };
};

const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64');

/** Few enough that a call often meets the one who has booked. */
const mostPeople = 10;

type OthersThings = Readonly<{
  /** `_id` of the caller. */
  own: string;
  foreign: ForeignIds;
  /** Texts that only their owners and ADMIN may ever read. */
  secrets: readonly string[];
}>;

/** What others have, as far as it is no secret; and what is one, for us to recognise it where the caller should not see it. */
export const whatOthersHave = async (house: House, ourselves: string): Promise<OthersThings> => {
  const token = await signIn(house.url, 'admin@platzwart.example');
  const { memberNumber, bookings } = await bookForeign(house, token);
  const query = '{ users { _id userID email phone } generalInfos { demoLogins { email } } }';
  const { data } = await callGraphql(house.url, { query, token });
  const { users: everybody, generalInfos } = v.parse(everybodySchema, data);
  const own = everybody.find(({ email }) => email === ourselves);
  if (!own) throw new Error(`There is no ${ourselves}`);
  const others = everybody.filter((person) => person !== own);
  const met = [...others.slice(0, mostPeople), ...others.filter(({ userID }) => userID === memberNumber)];
  const emails = others.map(({ email }) => email);
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
