import { accept, reject } from '../core/decider.ts';
import type { ConfirmEmailChange, RequestSealedEmailChange } from './membersCommands.ts';
import type { MembersState, Person } from './membersState.ts';
import { type MembersDecision, isOver, ofPerson } from './personRules.ts';

const request = (person: Person, data: RequestSealedEmailChange['data']): MembersDecision =>
  data.emailDigest === person.emailDigest ? accept() : accept({ type: 'EmailChangeRequested', data });

/**
 * The old address stays valid until the new one is confirmed (decisions.md U8). Somebody else's address is refused only
 * then: nobody learns here whether it is in use. The own address changes nothing.
 */
export const requestEmailChange = ofPerson(request);

const confirm = (
  person: Person,
  { personId, codeId, sealed, basedOn, now }: ConfirmEmailChange['data'],
  { byEmail }: MembersState,
): MembersDecision => {
  const wanted = person.emailChange;
  if (wanted?.codeId !== codeId || isOver(wanted.expiresAt, now)) return reject('ERR_CODE_NOT_MATCH', 'code');
  if (byEmail.has(wanted.emailDigest)) return reject('ERR_EMAIL_ALREADY_EXISTS', 'email');
  if (person.sealed !== basedOn) return reject('ERR_USER_NOT_UPDATED');
  return accept({ type: 'EmailChanged', data: { personId, codeId, emailDigest: wanted.emailDigest, sealed } });
};

/**
 * Refuses with ERR_CODE_NOT_MATCH (used, replaced, run out), ERR_EMAIL_ALREADY_EXISTS (taken meanwhile), ERR_USER_NOT_UPDATED
 * (somebody else has changed the personal data since: what they changed would be lost).
 */
export const confirmEmailChange = ofPerson(confirm);
