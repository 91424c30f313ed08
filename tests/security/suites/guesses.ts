import { manyMembers } from '../../support/manyMembers.ts';
import { memberPassword } from '../../support/registerPerson.ts';
import type { Suite } from '../suite.ts';
import { attemptLogin, newAddress } from './loginAttempt.ts';

const wrong = 'ERR_INVALID_CREDENTIALS';
const refused = 'ERR_TOO_MANY_LOGIN_ATTEMPTS';

const countOf = (outcomes: readonly string[], outcome: string): number =>
  outcomes.filter((each) => each === outcome).length;
const strange = (outcomes: readonly string[]): readonly string[] =>
  [...new Set(outcomes)].filter((outcome) => outcome !== wrong && outcome !== refused);

/** reliability T01 */
export const guessing: Suite = {
  name: 'guessing',
  says: 'Guesses at one account from fifty addresses end after ten passwords; the owner can still sign in.',
  run: async ({ url }, size) => {
    const [count, home] = [size === 'full' ? 1_000 : 100, newAddress()];
    const owner = { credential: 'ben@platzwart.example', password: 'platzwart', address: home };
    const before = await attemptLogin(url, owner);
    const paths = Array.from({ length: 50 }, newAddress);
    const outcomes: string[] = [];
    for (let made = 0; made < count; made += paths.length)
      outcomes.push(
        ...(await Promise.all(paths.map((address) => attemptLogin(url, { credential: owner.credential, address })))),
      );
    const checked = countOf(outcomes, wrong);
    const after = await attemptLogin(url, owner);
    return {
      cases: outcomes.length,
      violations: [
        ...(checked > 10 ? [`${checked} passwords were checked`] : []),
        ...strange(outcomes).map((outcome) => `a guess was answered with ${outcome}`),
        ...(before === 'signed-in' && after === 'signed-in' ? [] : [`the owner got ${before}, then ${after}`]),
      ],
    };
  },
};

/** reliability T02, T03 */
export const spraying: Suite = {
  name: 'spraying',
  says: 'One password tried at many accounts ends after thirty attempts, and locks no owner out.',
  run: async (club, size) => {
    const owners = await manyMembers(club, size === 'full' ? 200 : 40);
    const address = newAddress();
    const outcomes: string[] = [];
    for (const { email } of owners)
      for (let time = 0; time < 5; time += 1)
        outcomes.push(await attemptLogin(club.url, { credential: email, address }));
    const checked = countOf(outcomes, wrong);
    const entered: string[] = [];
    for (const { email } of owners)
      entered.push(
        await attemptLogin(club.url, { credential: email, password: memberPassword, address: newAddress() }),
      );
    const lockedOut = entered.length - countOf(entered, 'signed-in');
    return {
      cases: outcomes.length + entered.length,
      violations: [
        ...(checked > 30 ? [`${checked} passwords were checked`] : []),
        ...strange(outcomes).map((outcome) => `a guess was answered with ${outcome}`),
        ...(lockedOut > 0 ? [`${lockedOut} owners were locked out`] : []),
      ],
    };
  },
};
