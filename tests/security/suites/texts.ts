import { errorCodes } from '@platzwart/contracts/catalogue';
import { callGraphql, signIn } from '../../support/graphqlClient.ts';
import type { Suite } from '../suite.ts';
import { hostileTexts, longTexts } from '../texts/hostileTexts.ts';
import { type TextPlace, textPlaces } from '../texts/textPlaces.ts';
import { newAddress } from './loginAttempt.ts';

const known: ReadonlySet<string> = new Set(errorCodes);
/** Codes that mean a server error. */
const faults = ['ERR_SERVER', 'ERR_DB_CONNECTION'];

type TimedOutcome = Readonly<{ outcome: string; milliseconds: number }>;

/** As an ADMIN, so that no policy refuses the call. */
const asking = async (url: string) => {
  const token = await signIn(url, 'admin@platzwart.example');
  return async ({ query, variables }: TextPlace, text: string): Promise<TimedOutcome> => {
    const began = performance.now();
    const headers = { 'x-forwarded-for': newAddress() };
    const { errors } = await callGraphql(url, { query, variables: variables(text), token, headers });
    return { outcome: errors?.[0]?.message ?? 'answered', milliseconds: performance.now() - began };
  };
};

const wrong = ({ name }: TextPlace, text: string, outcome: string): readonly string[] =>
  outcome !== 'answered' && (!known.has(outcome) || faults.includes(outcome))
    ? [`${name} answers ${JSON.stringify(text).slice(0, 60)} with ${outcome}`]
    : [];

/** A backtracking pattern would take hours on such a text. */
const mostMilliseconds = 2_000;

/** reliability T53 to T55 */
export const texts: Suite = {
  name: 'texts',
  says: 'No text in the input causes a server error or a long delay.',
  run: async ({ url }, size) => {
    const ask = await asking(url);
    const chosen = hostileTexts.filter((_, index) => size === 'full' || index % 50 === 0);
    const violations: string[] = [];
    for (const place of textPlaces) {
      for (const text of chosen) violations.push(...wrong(place, text, (await ask(place, text)).outcome));
      for (const text of size === 'full' ? longTexts : longTexts.slice(0, 1)) {
        const { outcome, milliseconds } = await ask(place, text);
        violations.push(...wrong(place, text, outcome));
        if (milliseconds > mostMilliseconds) violations.push(`${place.name} takes ${milliseconds.toFixed()} ms`);
      }
    }
    return { cases: textPlaces.length * (chosen.length + (size === 'full' ? longTexts.length : 1)), violations };
  },
};
