import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import pg from 'pg';
import * as v from 'valibot';
import { diceOf } from '../support/dice.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { foreignCalls } from './foreignCalls.ts';
import { leaksIn } from './leaksIn.ts';

/** Where the calls go to, and the log in which they may not leave a trace. */
export type HouseUnderAttack = Readonly<{ url: string; databaseUrl: string }>;
export type ForeignRun = Readonly<{
  made: number;
  /** Call by call, in words. */
  leaks: readonly string[];
  /** What came back, and how often: `data`, or the code. */
  answers: Readonly<Record<string, number>>;
  /** Events that the log has more than before. */
  changes: number;
}>;

const schemaText = readFileSync(new URL('../../contracts/schema.graphql', import.meta.url), 'utf8');
const ourselves = 'anna@platzwart.example';

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

const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64');

/** What the club's ADMIN knows, for us to recognise it where we should not see it. */
const whatOthersHave = async (url: string) => {
  const token = await signIn(url, 'admin@platzwart.example');
  const query = '{ users { _id userID email phone } generalInfos { demoLogins { email } } }';
  const { users: everybody, generalInfos } = v.parse(everybodySchema, (await callGraphql(url, { query, token })).data);
  const own = everybody.find(({ email }) => email === ourselves);
  if (!own) throw new Error(`There is no ${ourselves}`);
  const people = everybody.filter((person) => person !== own);
  const bookings: string[] = [];
  for (const { userID } of people.slice(0, 20)) {
    const ofPerson = 'query ($userID: ID!) { bookingsByUser(userID: $userID) { _id } }';
    const found = await callGraphql(url, { query: ofPerson, variables: { userID }, token });
    bookings.push(...v.parse(bookingsSchema, found.data).bookingsByUser.map(({ _id }) => _id));
  }
  const shown = generalInfos.demoLogins.map(({ email }) => email);
  return { own, people, bookings, shown };
};

const eventsIn = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from event_store.events');
  await client.end();
  return rows[0]?.count ?? 0;
};

/** A member calls whatever names somebody, about others, `calls` times: reliability T29, G-S3. */
export const callAboutOthers = async (
  { url, databaseUrl }: HouseUnderAttack,
  { calls, seed }: Readonly<{ calls: number; seed: number }>,
): Promise<ForeignRun> => {
  const { own, people, bookings, shown } = await whatOthersHave(url);
  const token = await signIn(url, ourselves);
  const ids = [
    ...bookings.flatMap((id) => [id, globalId('Booking', id)]),
    ...people.flatMap(({ _id }) => [_id, globalId('User', _id), globalId('Person', _id)]),
  ];
  const emails = people.map(({ email }) => email);
  const phones = people.flatMap(({ phone }) => (phone === null || phone === own.phone ? [] : [phone]));
  const foreign = { memberNumbers: people.map(({ userID }) => userID), emails, ids };
  // The demo club shows some of them on its login page.
  const secrets = [...emails.filter((email) => !shown.includes(email)), ...phones];
  const next = foreignCalls(buildSchema(schemaText), foreign, diceOf(seed));
  const before = await eventsIn(databaseUrl);
  const leaks: string[] = [];
  const answers: Record<string, number> = {};
  for (let made = 0; made < calls; made += 1) {
    const { name, query, variables } = next();
    const { data, errors } = await callGraphql(url, { query, variables, token });
    const outcome = errors?.[0]?.message ?? 'data';
    answers[outcome] = (answers[outcome] ?? 0) + 1;
    const found = leaksIn({ data, errors }, own._id, secrets);
    leaks.push(...found.map((leak) => `${name}(${JSON.stringify(variables)}): ${leak}`));
  }
  return { made: calls, leaks, answers, changes: (await eventsIn(databaseUrl)) - before };
};
