import { callGraphql } from '../../support/graphqlClient.ts';
import { memberPassword } from '../../support/registerPerson.ts';
import type { RunningClub } from '../../support/runningClub.ts';
import { emailTo } from '../mailbox.ts';
import { registerMember } from '../people.ts';
import type { Findings, Suite } from '../suite.ts';
import { newAddress } from './loginAttempt.ts';

type Try = Readonly<{ credential: string; code: string; password: string }>;

const calling =
  (name: string, input: string) =>
  async (url: string, data: Try, address = newAddress()): Promise<string> => {
    const query = `mutation ($data: ${input}!) { ${name}(data: $data) { code } }`;
    const { errors } = await callGraphql(url, {
      query,
      variables: { data },
      headers: { 'x-forwarded-for': address },
    });
    return errors?.[0]?.message ?? 'done';
  };
const verify = calling('verifyUser', 'VerifyUserInput');
const reset = calling('resetPassword', 'ResetPasswordInput');

const wrong = 'FALSCH23';
const next = 'Netzkante im Mai';

/** After five attempts from one address even the right code is refused there; those of others do not keep the owner out. */
const guessed = async (club: RunningClub): Promise<Findings> => {
  const { email } = await registerMember(club, '773001', { verified: false, password: null });
  const { code } = await emailTo(club.url, email, '/auth/verify');
  const outcomes: string[] = [];
  const address = newAddress();
  for (const each of [wrong, wrong, wrong, wrong, wrong, code])
    outcomes.push(await verify(club.url, { credential: email, code: each, password: next }, address));
  const ofOwner = await verify(club.url, { credential: email, code, password: next });
  return {
    cases: outcomes.length + 1,
    violations: [
      ...(outcomes.includes('done') ? [`tries at a code: ${outcomes.join(', ')}`] : []),
      ...(ofOwner === 'done' ? [] : [`the owner of the code got ${ofOwner}`]),
    ],
  };
};

/** Submits a code twice at once, and once more later: one submission succeeds. */
const usedTwice = async (club: RunningClub, use: typeof verify, taken: Try): Promise<Findings> => {
  const atOnce = await Promise.all([use(club.url, taken), use(club.url, { ...taken, password: `${next}!` })]);
  const later = await use(club.url, taken);
  const done = [...atOnce, later].filter((outcome) => outcome === 'done').length;
  return { cases: 3, violations: done === 1 ? [] : [`a code of ${taken.credential} counted ${done} times`] };
};

const firstPassword = async (club: RunningClub): Promise<Findings> => {
  const { email } = await registerMember(club, '773002', { verified: false, password: null });
  const { code } = await emailTo(club.url, email, '/auth/verify');
  return usedTwice(club, verify, { credential: email, code, password: next });
};
const forgotten = async (club: RunningClub): Promise<Findings> => {
  const { email } = await registerMember(club, '773003', { password: memberPassword });
  const query = 'mutation ($email: String!) { resendMail(email: $email, type: RESET_PASSWORD) { code } }';
  await callGraphql(club.url, { query, variables: { email }, headers: { 'x-forwarded-for': newAddress() } });
  const { code } = await emailTo(club.url, email, '/auth/reset-password');
  return usedTwice(club, reset, { credential: email, code, password: next });
};

/** reliability T10, T12 */
export const codes: Suite = {
  name: 'codes',
  says: 'A code from an email allows five attempts from one address, and one use.',
  run: async (club) => {
    const found = [await guessed(club), await firstPassword(club), await forgotten(club)];
    return {
      cases: found.reduce((sum, { cases }) => sum + cases, 0),
      violations: found.flatMap(({ violations }) => violations),
    };
  },
};
