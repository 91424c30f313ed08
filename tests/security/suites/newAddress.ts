import { callGraphql } from '../../support/graphqlClient.ts';
import { memberPassword } from '../../support/registerPerson.ts';
import { emailTo } from '../mailbox.ts';
import { registerMember, registerVisitor } from '../people.ts';
import type { Suite } from '../suite.ts';
import { attemptLogin, newAddress } from './loginAttempt.ts';

const change = `mutation ($userID: ID!, $email: String!, $password: String) {
  verifyNewMail(userID: $userID, email: $email, password: $password) { code } }`;
const verify = 'mutation ($data: VerifyUserInput!) { verifyUser(data: $data) { code } }';

const [first, second] = ['mia-first@platzwart.example', 'mia-second@platzwart.example'];

/** reliability T14 */
export const moving: Suite = {
  name: 'new-address',
  says: 'Only the owner can change an e-mail address; it is confirmed once, at the new address, and one change is open at a time.',
  run: async (target) => {
    const { url } = target;
    const mia = await registerVisitor(target, '774003');
    const other = await registerMember(target, '774004');
    const outcome = async (query: string, variables: unknown): Promise<string> => {
      const { errors } = await callGraphql(url, { query, variables, token: mia.token });
      return errors?.[0]?.message ?? 'done';
    };
    const ask = (userID: string, email: string, password?: string) => outcome(change, { userID, email, password });
    const confirm = (code: string) => outcome(verify, { data: { credential: mia.memberNumber, code } });
    const enter = (credential: string) =>
      attemptLogin(url, { credential, password: memberPassword, address: newAddress() });

    const foreign = await ask(other.memberNumber, first);
    const guessed = await ask(mia.memberNumber, first, 'geraten!');
    await ask(mia.memberNumber, first);
    const { code } = await emailTo(url, first, '/auth/guest-verify');
    const atOnce = await ask(mia.memberNumber, second);
    const refused = [foreign, guessed, atOnce, await enter(first), await enter(second)];
    const taken = [await enter(mia.email), await confirm(code), await enter(first)];
    const late = [await confirm(code), await enter(mia.email)];
    const isGood = (each: string): boolean => each === 'done' || each === 'signed-in';
    return {
      cases: refused.length + taken.length + late.length,
      violations: [
        ...(refused.some(isGood) ? [`another’s, guessed, another at once, unconfirmed: ${refused.join(', ')}`] : []),
        ...(taken.every(isGood) ? [] : [`before, at and after the confirmation: ${taken.join(', ')}`]),
        ...(late.some(isGood) ? [`the code once more, and the old address: ${late.join(', ')}`] : []),
      ],
    };
  },
};
