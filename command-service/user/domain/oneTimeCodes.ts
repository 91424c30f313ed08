import { accept, reject } from '../../core/decider.ts';
import type { IssueCode, ResetToPassword, VerifySealedPerson } from './membersCommands.ts';
import type { OpenCode, Person } from './membersState.ts';
import { type MembersDecision, endingSessions, isOver, ofPerson } from './personRules.ts';

const openCode = (
  { codes }: Person,
  { codeId, now }: Readonly<{ codeId: OpenCode['codeId']; now: string }>,
): OpenCode | null => codes.find((code) => code.codeId === codeId && !isOver(code.expiresAt, now)) ?? null;

const issue = (person: Person, data: IssueCode['data']): MembersDecision => {
  if (person.codes.some(({ codeId }) => codeId === data.codeId)) return accept();
  const verifies = data.purpose !== 'RESET_PASSWORD';
  if (verifies && person.verified) return reject('ERR_USER_ALREADY_VERIFIED');
  return accept({ type: 'CodeIssued', data });
};

/** Replaces every older code of the same purpose. Refuses with ERR_USER_ALREADY_VERIFIED where there is nothing to verify. */
export const decideIssueCode = ofPerson(issue);

const verify = (person: Person, { now, ...data }: VerifySealedPerson['data']): MembersDecision => {
  if (person.verified) return reject('ERR_USER_ALREADY_VERIFIED');
  const code = openCode(person, { codeId: data.codeId, now });
  if (!code || code.purpose === 'RESET_PASSWORD') return reject('ERR_CODE_NOT_MATCH', 'code');
  const hasPassword = person.passwordId !== null || data.passwordId !== null;
  return hasPassword ? accept({ type: 'PersonVerified', data }) : reject('ERR_INVALID_INPUT', 'password');
};

/**
 * The vault has found that the code matches: the person is verified, once. Refuses with ERR_USER_ALREADY_VERIFIED, ERR_CODE_NOT_MATCH
 * (used, replaced, expired), ERR_INVALID_INPUT (a member without any password yet).
 */
export const decideVerifyPerson = ofPerson(verify);

const reset = (person: Person, { now, ...data }: ResetToPassword['data']): MembersDecision => {
  if (person.passwordId === data.passwordId) return accept();
  const code = openCode(person, { codeId: data.codeId, now });
  if (code?.purpose !== 'RESET_PASSWORD') return reject('ERR_CODE_NOT_MATCH', 'code');
  return accept({ type: 'PasswordReset', data: { ...data, ...endingSessions(person) } });
};

/** Ends all sessions and all codes (decisions.md U7). Refuses with ERR_CODE_NOT_MATCH: used, replaced, expired. */
export const decideResetPassword = ofPerson(reset);
