import { memberPassword } from '../../support/registerPerson.ts';
import { registerMember } from '../people.ts';
import type { Suite, Target } from '../suite.ts';
import { timesTell } from '../timesTell.ts';
import { post } from './forms.ts';
import { newAddress } from './knock.ts';

const login =
  'mutation ($credential: String!) { login(data: { credential: $credential, password: "geraten!" }) { token } }';
const resend = 'mutation ($credential: String!) { resendMail(email: $credential, type: RESET_PASSWORD) { code } }';
const guest = `mutation ($credential: String!) { createGuest(guest: {
  firstName: "Mia", lastName: "Sommer", email: $credential, phone: "0171 2345678", password: "Netzkante im Mai",
  address: { city: "Musterstadt", street: "Am Netz", houseNumber: "1", zip: "12345" } }) { success code msg } }`;
const reset = `mutation ($credential: String!) {
  resetPassword(data: { credential: $credential, code: "FALSCH23", password: "Netzkante im Mai" }) { code } }`;
const verify = `mutation ($credential: String!) {
  verifyUser(data: { credential: $credential, code: "FALSCH23", password: "Netzkante im Mai" }) { code } }`;

type Asked = Readonly<{ text: string; milliseconds: number }>;

const ask = async (url: string, query: string, credential: string): Promise<Asked> => {
  const began = performance.now();
  const body = JSON.stringify({ query, variables: { credential } });
  const text = await (await post(url, body, { 'x-forwarded-for': newAddress() })).text();
  return { text, milliseconds: performance.now() - began };
};

/** Everything that an account can be like. */
const accounts = async (club: Target): Promise<readonly string[]> => {
  const people = [
    await registerMember(club, '775001', { password: memberPassword }),
    await registerMember(club, '775002', { verified: false, password: null }),
    await registerMember(club, '775003', { verified: false, password: memberPassword }),
    await registerMember(club, '775004', { active: false }),
    await registerMember(club, '775005', { active: false, verified: false }),
  ];
  return people.map(({ email }) => email);
};

/** What is said of all of them, and of somebody who is nobody. */
const answersAlike = async (club: Target): Promise<readonly string[]> => {
  const everybody = [...(await accounts(club)), 'nobody@platzwart.example'];
  const violations: string[] = [];
  for (const query of [login, resend, guest, reset, verify]) {
    const texts = new Set<string>();
    for (const email of everybody) texts.add((await ask(club.url, query, email)).text);
    if (texts.size > 1) violations.push(`${texts.size} different answers: ${[...texts].join(' ')}`);
  }
  return violations;
};

/** Known and unknown in turn, so that whatever else the machine does meets both. */
const timesAlike = async ({ url }: Target, query: string, pairs: readonly (readonly [string, string])[]) => {
  const times: Readonly<Record<'known' | 'unknown', number[]>> = { known: [], unknown: [] };
  for (const [known, unknown] of pairs) {
    times.known.push((await ask(url, query, known)).milliseconds);
    times.unknown.push((await ask(url, query, unknown)).milliseconds);
  }
  return timesTell(times.known, times.unknown).map((tale) => `${query.slice(0, 60)}…: ${tale}`);
};

/** How long it takes is measured where there is enough of it to say something, in the full run. */
const samples = 500;

/** reliability T05 to T07 */
export const enumeration: Suite = {
  name: 'enumeration',
  says: 'Nobody learns who is a member: not by what is said, not by how long it takes.',
  run: async (club, size) => {
    const violations = [...(await answersAlike(club))];
    if (size === 'small') return { cases: 30, violations };
    const pairs: (readonly [string, string])[] = [];
    for (let made = 0; made < samples; made += 1) {
      const { email } = await registerMember(club, String(776_000 + made), { password: null });
      pairs.push([email, `nobody.${email}`]);
    }
    violations.push(...(await timesAlike(club, login, pairs)), ...(await timesAlike(club, resend, pairs)));
    return { cases: 30 + 4 * samples, violations };
  },
};
