import { kioskPairingSchema } from '@platzwart/contracts/link';
import * as v from 'valibot';
import { callGraphql, signIn } from '../../support/graphqlClient.ts';
import type { RunningClub } from '../../support/runningClub.ts';
import type { Findings, Suite } from '../suite.ts';
import { newAddress } from './loginAttempt.ts';

const invalid = 'ERR_KIOSK_CODE_INVALID';

const request = (url: string, address: string) =>
  fetch(new URL('/kiosk-pairing', url), { method: 'POST', headers: { 'x-forwarded-for': address } });
const pairingOf = async (url: string) => v.parse(kioskPairingSchema, await (await request(url, newAddress())).json());
const planOf = async (url: string, token: string): Promise<number> =>
  (await fetch(new URL(`/kiosk-plan/${token}`, url), { headers: { 'x-forwarded-for': newAddress() } })).status;
const pair = async (url: string, variables: Readonly<{ code: string; name: string }>, token: string | null) => {
  const query = 'mutation ($code: String!, $name: String!) { pairKiosk(code: $code, name: $name) { code } }';
  const { data, errors } = await callGraphql(url, { query, variables, ...(token !== null && { token }) });
  return data ? 'paired' : (errors?.[0]?.message ?? 'nothing');
};
const expectAll = (found: Readonly<Record<string, readonly [got: unknown, expected: unknown]>>): Findings => {
  const outcomes = Object.entries(found);
  const wrong = outcomes.filter(([, [got, expected]]) => got !== expected);
  return { cases: outcomes.length, violations: wrong.map(([what, [got]]) => `${what}: ${String(got)}`) };
};

/** The code, which everybody sees, opens nothing; who confirms it is an ADMIN, and once. */
const confirmed = async ({ url }: RunningClub): Promise<Findings> => {
  const [admin, member] = [await signIn(url, 'admin@platzwart.example'), await signIn(url, 'ben@platzwart.example')];
  const { code, token } = await pairingOf(url);
  const name = 'Clubhaus';
  return expectAll({
    'a code used as a secret': [await planOf(url, code), 404],
    'a code filled up to a secret': [await planOf(url, code.padEnd(43, 'A')), 404],
    'a screen that nobody has confirmed': [await planOf(url, token), 202],
    'a stranger who confirms': [await pair(url, { code, name }, null), 'LOGIN_REQUIRED'],
    'a member who confirms': [await pair(url, { code, name }, member), 'ERR_NOT_AUTHORIZED'],
    'the same screen meanwhile': [await planOf(url, token), 202],
    'an ADMIN who confirms': [await pair(url, { code, name }, admin), 'paired'],
    'the screen then': [await planOf(url, token), 200],
    'a code that is used again': [await pair(url, { code, name: 'Halle' }, admin), invalid],
    'two ADMINs at once': [await bothAtOnce(url, admin), 1],
  });
};

const bothAtOnce = async (url: string, admin: string): Promise<number> => {
  const { code } = await pairingOf(url);
  const outcomes = await Promise.all(['Halle', 'Garten'].map((name) => pair(url, { code, name }, admin)));
  return outcomes.filter((outcome) => outcome === 'paired').length;
};

/** One address cannot fill the table, nor does it keep others from being paired. */
const filled = async ({ url }: RunningClub): Promise<Findings> => {
  const address = newAddress();
  const statuses = await Promise.all(Array.from({ length: 15 }, async () => (await request(url, address)).status));
  return expectAll({
    'codes of one address': [statuses.filter((status) => status === 201).length, 10],
    'further ones of it': [statuses.filter((status) => status === 429).length, 5],
    'a code of another address': [(await request(url, newAddress())).status, 201],
  });
};

/** Also an ADMIN whose session was stolen does not find the code of a screen by guessing. */
const guessedCodes = async ({ url }: RunningClub): Promise<Findings> => {
  const admin = await signIn(url, 'admin@platzwart.example');
  const outcomes: string[] = [];
  for (let attempt = 0; attempt < 25; attempt += 1)
    outcomes.push(await pair(url, { code: 'BBBBBBBB', name: 'Clubhaus' }, admin));
  const tried = outcomes.filter((outcome) => outcome === invalid).length;
  return {
    cases: outcomes.length,
    violations: tried <= 20 && outcomes.at(-1) === 'ERR_TOO_MANY_CHANGES' ? [] : [`${tried} codes were tried`],
  };
};

/** reliability T10, T12 */
export const kioskCodes: Suite = {
  name: 'kiosk-codes',
  says: 'The code on a screen opens nothing; an ADMIN confirms it once; guesses and the screens of one address have limits.',
  run: async (target) => {
    const parts = [await confirmed(target), await filled(target), await guessedCodes(target)];
    return {
      cases: parts.reduce((sum, { cases }) => sum + cases, 0),
      violations: parts.flatMap(({ violations }) => violations),
    };
  },
};
