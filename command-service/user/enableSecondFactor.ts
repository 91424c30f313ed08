import { randomInt } from 'node:crypto';
import { type FactorId, factorId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/event-store/vault';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import { reject } from '../core/decider.ts';
import type { AccountNeeds } from './accountNeeds.ts';
import { callingPerson } from './callingPerson.ts';
import type { MembersErrorCode } from './membersCommands.ts';
import type { Person } from './membersState.ts';
import type { Throttle } from './signInThrottle.ts';
import { stepOfTimeCode } from './timeCodes.ts';

type Needs = Pick<AccountNeeds, 'members' | 'newId'> &
  Readonly<{ vault: Pick<Vault, 'secondFactors'>; throttle: Throttle }>;

type Decided = Answer<MembersErrorCode | 'ERR_SECOND_FACTOR_INVALID' | 'ERR_TOO_MANY_LOGIN_ATTEMPTS'>;
/** `codes`: each lets the person in once without the app. Told this one time. */
export type SecondFactorEnabled =
  | (Extract<Decided, { outcome: 'accepted' }> & Readonly<{ codes: readonly string[] }>)
  | Extract<Decided, { outcome: 'rejected' }>;

const howManyCodes = 10;
/** No 0, 1, I and O: these are copied by hand. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const fiveSigns = (): string => Array.from({ length: 5 }, () => signs.charAt(randomInt(signs.length))).join('');
const recoveryCode = (): string => `${fiveSigns()}-${fiveSigns()}`;

/** The factor that was set up last, where `code` is one that its app shows now. */
const shownBy = async (
  { secondFactors }: Needs['vault'],
  person: Person,
  { code, now }: Readonly<{ code: string; now: string }>,
): Promise<FactorId | null> => {
  const newest = await secondFactors.newestOf(person.personId);
  if (newest === null || newest === person.factorId) return null;
  const secret = await secondFactors.secretOf(newest);
  const step = secret === null ? null : stepOfTimeCode(secret, code.replaceAll(' ', ''), now);
  return step !== null && (await secondFactors.useStep(newest, step)) ? factorId(newest) : null;
};

/** Apart from the tries to sign in: who guesses in a borrowed session keeps nobody out. */
const attemptOf = ({ personId }: Person) => ({ account: `second factor of ${personId}`, address: personId });

/**
 * The app that was set up shows a right code: from now on it is asked for. Refuses with ERR_SECOND_FACTOR_INVALID, and after five wrong
 * codes in a quarter of an hour with ERR_TOO_MANY_LOGIN_ATTEMPTS: six digits are soon guessed.
 */
export const enableSecondFactor =
  ({ members, vault, newId, throttle }: Needs) =>
  async (code: string, call: Call): Promise<SecondFactorEnabled> => {
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const { person } = calling;
    const counted = await throttle(attemptOf(person));
    if ('retryAfterSeconds' in counted) return reject('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'code');
    const shown = await shownBy(vault, person, { code, now: call.now });
    if (shown === null) return reject('ERR_SECOND_FACTOR_INVALID', 'code');
    await counted.wasNoGuess();
    const codes = Array.from({ length: howManyCodes }, recoveryCode);
    const kept = codes.map((text) => ({ recoveryCodeId: newId(), code: text }));
    await vault.secondFactors.keepRecoveryCodes(shown, kept);
    const data = { personId: person.personId, factorId: shown };
    const answer = await members.send({ type: 'EnableSecondFactor', data }, call);
    return answer.outcome === 'accepted' ? { ...answer, codes } : answer;
  };
