import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import pg from 'pg';
import { diceOf } from '../support/dice.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { foreignCalls } from './foreignCalls.ts';
import { foreignBookingsIn, leaksIn } from './leaksIn.ts';
import type { House } from './people.ts';
import { whatOthersHave } from './whatOthersHave.ts';

/** Where the calls go to, and the log in which they may not leave a trace. */
export type HouseUnderAttack = House & Readonly<{ databaseUrl: string }>;
export type ForeignRun = Readonly<{
  made: number;
  /** Call by call, in words. */
  leaks: readonly string[];
  /** What came back, and how often: `data`, or the code. */
  answers: Readonly<Record<string, number>>;
  /** Bookings of others that were seen, as everybody may see them. */
  met: number;
  /** Events that the log has more than before. */
  changes: number;
}>;

const schemaText = readFileSync(new URL('../../contracts/schema.graphql', import.meta.url), 'utf8');
const ourselves = 'anna@platzwart.example';

const eventsIn = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from event_store.events');
  await client.end();
  return rows[0]?.count ?? 0;
};

/** A member calls whatever names somebody, about others, `calls` times: reliability T29, G-S3. */
export const callAboutOthers = async (
  house: HouseUnderAttack,
  { calls, seed }: Readonly<{ calls: number; seed: number }>,
): Promise<ForeignRun> => {
  const { own, foreign, secrets } = await whatOthersHave(house, ourselves);
  const token = await signIn(house.url, ourselves);
  const next = foreignCalls(buildSchema(schemaText), foreign, diceOf(seed));
  const before = await eventsIn(house.databaseUrl);
  const leaks: string[] = [];
  const answers: Record<string, number> = {};
  let met = 0;
  for (let made = 0; made < calls; made += 1) {
    const { name, query, variables } = next();
    const { data, errors } = await callGraphql(house.url, { query, variables, token });
    const outcome = errors?.[0]?.message ?? 'data';
    answers[outcome] = (answers[outcome] ?? 0) + 1;
    met += foreignBookingsIn(data);
    const found = leaksIn({ data, errors }, own, secrets);
    leaks.push(...found.map((leak) => `${name}(${JSON.stringify(variables)}): ${leak}`));
  }
  return { made: calls, leaks, answers, met, changes: (await eventsIn(house.databaseUrl)) - before };
};
