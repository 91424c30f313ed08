import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import pg from 'pg';
import { createRandomGenerator } from '../support/randomGenerator.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { type ForeignCall, foreignCalls } from './foreignCalls.ts';
import { foreignBookingsIn, leaksIn } from './leaksIn.ts';
import type { Instance } from './people.ts';
import { createForeignData } from './foreignData.ts';

/** The address of the calls, and the log, which must not change. */
export type TargetInstance = Instance & Readonly<{ databaseUrl: string }>;
export type ForeignRun = Readonly<{
  made: number;
  /** Call by call, in words. */
  leaks: readonly string[];
  /** Counts of answers: `data`, or the code. */
  answers: Readonly<Record<string, number>>;
  /** Bookings of others that were returned, as everybody may see them. */
  met: number;
  /** Number of events written meanwhile. */
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

type Answer = Awaited<ReturnType<typeof callGraphql>>;
/** The document, not what was given to it. */
const isDocumentRefused = ({ errors }: Answer): boolean =>
  errors?.[0]?.message === 'ERR_INVALID_INPUT' && errors[0].extensions?.['fields'] === undefined;

/** Asks for as much of each answer as the gateway takes in one document. */
const askerOf = (url: string, token: string) => {
  const shortened = new Map<string, number>();
  return async ({ name, queries, variables }: ForeignCall): Promise<Answer> => {
    let depth = shortened.get(name) ?? 0;
    for (;;) {
      const answer = await callGraphql(url, { query: queries[depth] ?? '', variables, token });
      if (!isDocumentRefused(answer) || depth + 1 >= queries.length) return answer;
      depth += 1;
      shortened.set(name, depth);
    }
  };
};

/** A member makes `calls` calls about other people: reliability T29, G-S3. */
export const callAboutOthers = async (
  instance: TargetInstance,
  { calls, seed }: Readonly<{ calls: number; seed: number }>,
): Promise<ForeignRun> => {
  const { own, foreign, secrets } = await createForeignData(instance, ourselves);
  const token = await signIn(instance.url, ourselves);
  const next = foreignCalls(buildSchema(schemaText), foreign, createRandomGenerator(seed));
  const ask = askerOf(instance.url, token);
  const before = await eventsIn(instance.databaseUrl);
  const leaks: string[] = [];
  const answers: Record<string, number> = {};
  let met = 0;
  for (let made = 0; made < calls; made += 1) {
    const call = next();
    const { data, errors } = await ask(call);
    const outcome = errors?.[0]?.message ?? 'data';
    answers[outcome] = (answers[outcome] ?? 0) + 1;
    met += foreignBookingsIn(data);
    const found = leaksIn({ data, errors }, own, secrets);
    leaks.push(...found.map((leak) => `${call.name}(${JSON.stringify(call.variables)}): ${leak}`));
  }
  return { made: calls, leaks, answers, met, changes: (await eventsIn(instance.databaseUrl)) - before };
};
