import { accept, reject } from '../../core/decider.ts';
import type { ConfirmEmailChange, RequestSealedEmailChange } from './membersCommands.ts';
import type { MembersState, Person } from './membersState.ts';
import { type MembersDecision, isOver, ofPerson } from './personRules.ts';

const request = (person: Person, data: RequestSealedEmailChange['data']): MembersDecision =>
  data.emailDigest === person.emailDigest ? accept() : accept({ type: 'EmailChangeRequested', data });

/**
 * The old address stays valid until the new one is confirmed (decisions.md U8). An address of another account is refused only then, so that
 * this command does not reveal which addresses are in use. The own address changes nothing.
 */
export const decideRequestEmailChange = ofPerson(request);

const confirm = (
  person: Person,
  { personId, codeId, sealed, basedOn, now }: ConfirmEmailChange['data'],
  { byEmail }: MembersState,
): MembersDecision => {
  const pending = person.emailChange;
  if (pending?.codeId !== codeId || isOver(pending.expiresAt, now)) return reject('ERR_CODE_NOT_MATCH', 'code');
  if (byEmail.has(pending.emailDigest)) return reject('ERR_EMAIL_ALREADY_EXISTS', 'email');
  if (person.sealed !== basedOn) return reject('ERR_USER_NOT_UPDATED');
  return accept({ type: 'EmailChanged', data: { personId, codeId, emailDigest: pending.emailDigest, sealed } });
};

/**
 * Refuses with ERR_CODE_NOT_MATCH (used, replaced, expired), ERR_EMAIL_ALREADY_EXISTS (taken meanwhile), ERR_USER_NOT_UPDATED (the personal
 * data has been changed since: that change would be lost).
 */
export const decideConfirmEmailChange = ofPerson(confirm);
