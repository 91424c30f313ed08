import { randomInt } from 'node:crypto';
import { type FactorId, factorId } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import { reject } from '../../core/decider.ts';
import type { AccountDependencies } from './accountDependencies.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import type { MembersErrorCode } from '../domain/membersCommands.ts';
import type { Person } from '../domain/membersState.ts';
import type { Throttle } from './signInThrottle.ts';
import { stepOfTimeCode } from './timeCodes.ts';

type Dependencies = Pick<AccountDependencies, 'members' | 'newId'> &
  Readonly<{ vault: Pick<Vault, 'secondFactors'>; throttle: Throttle }>;

type Decided = Answer<MembersErrorCode | 'ERR_SECOND_FACTOR_INVALID' | 'ERR_TOO_MANY_LOGIN_ATTEMPTS'>;
/** `codes`: recovery codes, each usable once instead of the app. Returned only this time. */
export type SecondFactorEnabled =
  | (Extract<Decided, { outcome: 'accepted' }> & Readonly<{ codes: readonly string[] }>)
  | Extract<Decided, { outcome: 'rejected' }>;

const recoveryCodeCount = 10;
/** Without 0, 1, I and O, because these codes are copied by hand. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const fiveCharacters = (): string => Array.from({ length: 5 }, () => signs.charAt(randomInt(signs.length))).join('');
const recoveryCode = (): string => `${fiveCharacters()}-${fiveCharacters()}`;

/** The factor that was set up last, if `code` is one that its app shows now. */
const shownBy = async (
  { secondFactors }: Dependencies['vault'],
  person: Person,
  { code, now }: Readonly<{ code: string; now: string }>,
): Promise<FactorId | null> => {
  const newest = await secondFactors.newestOf(person.personId);
  if (newest === null || newest === person.factorId) return null;
  const secret = await secondFactors.secretOf(newest);
  const step = secret === null ? null : stepOfTimeCode(secret, code.replaceAll(' ', ''), now);
  return step !== null && (await secondFactors.useStep(newest, step)) ? factorId(newest) : null;
};

/** Counted apart from sign-ins: wrong codes from a hijacked session must not lock the owner out. */
const attemptOf = ({ personId }: Person) => ({
  account: `second factor of ${personId}`,
  owner: personId,
  address: personId,
});

/**
 * Enables the factor that was set up, if its app shows `code`: sign-ins need a code from now on. Refuses with ERR_SECOND_FACTOR_INVALID,
 * and after five wrong codes in a quarter of an hour with ERR_TOO_MANY_LOGIN_ATTEMPTS, because six digits could be guessed.
 */
export const enableSecondFactor =
  ({ members, vault, newId, throttle }: Dependencies) =>
  async (code: string, call: Call): Promise<SecondFactorEnabled> => {
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const { person } = calling;
    const countedAttempt = await throttle(attemptOf(person));
    if ('retryAfterSeconds' in countedAttempt) return reject('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'code');
    const shown = await shownBy(vault, person, { code, now: call.now });
    if (shown === null) return reject('ERR_SECOND_FACTOR_INVALID', 'code');
    await countedAttempt.discard();
    const codes = Array.from({ length: recoveryCodeCount }, recoveryCode);
    const kept = codes.map((text) => ({ recoveryCodeId: newId(), code: text }));
    await vault.secondFactors.keepRecoveryCodes(shown, kept);
    const data = { personId: person.personId, factorId: shown };
    const answer = await members.send({ type: 'EnableSecondFactor', data }, call);
    return answer.outcome === 'accepted' ? { ...answer, codes } : answer;
  };
