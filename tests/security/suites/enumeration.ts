import { post } from './forms.ts';
import type { Suite } from '../suite.ts';
import { manyMembers } from '../../support/manyMembers.ts';
import { newAddress } from './knock.ts';

const loginOf = (credential: string): string =>
  JSON.stringify({
    query: 'mutation ($data: LoginInput!) { login(data: $data) { token } }',
    variables: { data: { credential, password: 'geraten!' } },
  });

type Timed = Readonly<{ text: string; milliseconds: number }>;

const timed = async (url: string, credential: string): Promise<Timed> => {
  const began = performance.now();
  const text = await (await post(url, loginOf(credential), { 'x-forwarded-for': newAddress() })).text();
  return { text, milliseconds: performance.now() - began };
};

const meanOf = (answers: readonly Timed[]): number =>
  answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / answers.length;

/** Kolmogorov-Smirnov: the greatest distance between the two distributions, over what chance explains in 99 of 100 runs. */
const distance = (one: readonly Timed[], other: readonly Timed[]): number => {
  const below = (answers: readonly Timed[], limit: number): number =>
    answers.filter(({ milliseconds }) => milliseconds <= limit).length / answers.length;
  const greatest = Math.max(
    ...[...one, ...other].map(({ milliseconds }) => Math.abs(below(one, milliseconds) - below(other, milliseconds))),
  );
  return greatest / (1.63 * Math.sqrt((one.length + other.length) / (one.length * other.length)));
};

const mostMilliseconds = 5;

/** How long it takes is measured where there is enough of it to say something, in the full run. */
const timeTells = (known: readonly Timed[], unknown: readonly Timed[]): readonly string[] => {
  const difference = Math.abs(meanOf(known) - meanOf(unknown));
  return [
    ...(difference > mostMilliseconds ? [`on average ${difference.toFixed(1)} ms apart`] : []),
    ...(distance(known, unknown) > 1 ? ['the times are distributed differently'] : []),
  ];
};

/** reliability T05, T06 */
export const enumeration: Suite = {
  name: 'enumeration',
  says: 'Nobody learns from a sign-in who is a member: not by what is said, not by how long it takes.',
  run: async (club, size) => {
    const members = await manyMembers(club, size === 'full' ? 500 : 20);
    const known: Timed[] = [];
    const unknown: Timed[] = [];
    for (const { email } of members) {
      known.push(await timed(club.url, email));
      unknown.push(await timed(club.url, `nobody.${email}`));
    }
    const texts = new Set([...known, ...unknown].map(({ text }) => text));
    return {
      cases: known.length + unknown.length,
      violations: [
        ...(texts.size > 1 ? [`${texts.size} different answers`] : []),
        ...(size === 'full' ? timeTells(known, unknown) : []),
      ],
    };
  },
};
