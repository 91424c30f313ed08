import { callGraphql } from '../../support/graphqlClient.ts';
import { memberPassword } from '../../support/registerPerson.ts';
import type { RunningClub } from '../../support/runningClub.ts';
import { letterTo } from '../mailbox.ts';
import { registerMember } from '../people.ts';
import type { Findings, Suite } from '../suite.ts';
import { newAddress } from './knock.ts';

type Try = Readonly<{ credential: string; code: string; password: string }>;

const calling =
  (name: string, input: string) =>
  async (url: string, data: Try): Promise<string> => {
    const query = `mutation ($data: ${input}!) { ${name}(data: $data) { code } }`;
    const { errors } = await callGraphql(url, {
      query,
      variables: { data },
      headers: { 'x-forwarded-for': newAddress() },
    });
    return errors?.[0]?.message ?? 'done';
  };
const verify = calling('verifyUser', 'VerifyUserInput');
const reset = calling('resetPassword', 'ResetPasswordInput');

const wrong = 'FALSCH23';
const next = 'Netzkante im Mai';

/** Five tries, and then not even the right one. */
const guessed = async (club: RunningClub): Promise<Findings> => {
  const { email } = await registerMember(club, '773001', { verified: false, password: null });
  const { code } = await letterTo(club.url, email, '/auth/verify');
  const outcomes: string[] = [];
  for (const each of [wrong, wrong, wrong, wrong, wrong, code])
    outcomes.push(await verify(club.url, { credential: email, code: each, password: next }));
  return {
    cases: outcomes.length,
    violations: outcomes.includes('done') ? [`tries at a code: ${outcomes.join(', ')}`] : [],
  };
};

/** Two at once, and once more later: one of them counts. */
const usedTwice = async (club: RunningClub, use: typeof verify, taken: Try): Promise<Findings> => {
  const atOnce = await Promise.all([use(club.url, taken), use(club.url, { ...taken, password: `${next}!` })]);
  const later = await use(club.url, taken);
  const done = [...atOnce, later].filter((outcome) => outcome === 'done').length;
  return { cases: 3, violations: done === 1 ? [] : [`a code of ${taken.credential} counted ${done} times`] };
};

const firstPassword = async (club: RunningClub): Promise<Findings> => {
  const { email } = await registerMember(club, '773002', { verified: false, password: null });
  const { code } = await letterTo(club.url, email, '/auth/verify');
  return usedTwice(club, verify, { credential: email, code, password: next });
};
const forgotten = async (club: RunningClub): Promise<Findings> => {
  const { email } = await registerMember(club, '773003', { password: memberPassword });
  const query = 'mutation ($email: String!) { resendMail(email: $email, type: RESET_PASSWORD) { code } }';
  await callGraphql(club.url, { query, variables: { email }, headers: { 'x-forwarded-for': newAddress() } });
  const { code } = await letterTo(club.url, email, '/auth/reset-password');
  return usedTwice(club, reset, { credential: email, code, password: next });
};

/** reliability T10, T12 */
export const codes: Suite = {
  name: 'codes',
  says: 'A code out of a letter is worth five tries and one use.',
  run: async (club) => {
    const found = [await guessed(club), await firstPassword(club), await forgotten(club)];
    return {
      cases: found.reduce((sum, { cases }) => sum + cases, 0),
      violations: found.flatMap(({ violations }) => violations),
    };
  },
};
