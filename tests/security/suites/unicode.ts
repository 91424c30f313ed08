import { readModelNames } from '@platzwart/contracts/catalogue';
import { rebuild } from '../../chaos/rebuilding.ts';
import { callGraphql, signIn } from '../../support/graphqlClient.ts';
import type { Size, Suite, Target } from '../suite.ts';
import { type TextPlace, textPlaces } from '../texts/textPlaces.ts';
import { oneOfEachClass, unicodeClasses } from '../texts/unicodeClasses.ts';
import { newAddress } from './loginAttempt.ts';

const admin = 'admin@platzwart.example';
/** What means that a text got further than it may. */
const faults = ['ERR_SERVER', 'ERR_DB_CONNECTION'];

/** Each call is about another person, so that the text alone decides whether it is accepted. */
const aboutSomebodyNew = (variables: unknown, number: number): unknown =>
  JSON.parse(JSON.stringify(variables).replaceAll('mia.sommer@', `mia.sommer.${number}@`));

const chosenTexts = (size: Size): readonly string[] =>
  size === 'full' ? unicodeClasses().flatMap(({ samples }) => samples) : oneOfEachClass();

const problemsOf = async ({ url, databaseUrl }: Target): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const model of readModelNames) {
    const problem = await rebuild(databaseUrl, model);
    if (problem !== null) found.push(`${model} cannot be rebuilt: ${problem}`);
  }
  const health = await fetch(new URL('/health', url));
  if (!health.ok) found.push(`the instance answers its health with ${health.status}`);
  await signIn(url, admin).catch((error: unknown) => found.push(String(error)));
  return found;
};

/** Everything that a mutation writes; queries are the matter of the suite `texts`. */
const places = textPlaces.filter(({ query }) => query.startsWith('mutation'));

/** reliability T53 to T55 */
export const unicode: Suite = {
  name: 'unicode',
  says: 'No character in any text of the API keeps a read model from following the log, or from being rebuilt.',
  run: async (target, size) => {
    const token = await signIn(target.url, admin);
    const violations: string[] = [];
    const written = new Set<string>();
    let cases = 0;
    const attempt = async ({ name, query, variables }: TextPlace, text: string): Promise<void> => {
      cases += 1;
      const headers = { 'x-forwarded-for': newAddress() };
      const call = { query, variables: aboutSomebodyNew(variables(text), cases), token, headers };
      const outcome = (await callGraphql(target.url, call)).errors?.[0]?.message ?? 'done';
      if (outcome === 'done') written.add(name);
      if (faults.includes(outcome)) violations.push(`${name} answers ${JSON.stringify(text)} with ${outcome}`);
    };
    const texts = chosenTexts(size);
    for (const place of places.filter(({ name }) => !endsSession.test(name)))
      for (const text of texts) await attempt(place, text);
    for (const place of mustBeWritten.filter((name) => !written.has(name)))
      violations.push(`${place} was never accepted, so nothing was tried`);
    return { cases, violations: [...violations, ...(await problemsOf(target))] };
  },
};

/** Would end the ADMIN's own session, or the ADMIN. */
const endsSession = /^(?:logout|endSession|endSessions|deleteUser|changePassword|requestErasure|updateUser\.userID)/;
/** Where a text got through to the log, as it must for the suite to mean something. */
const mustBeWritten = ['createUser.user.lastName', 'createUser.user.address.city', 'createGuest.guest.address.street'];
