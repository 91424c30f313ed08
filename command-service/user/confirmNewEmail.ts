import { emailSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import type { Person } from './membersState.ts';
import { personalDataOf } from './personalData.ts';

/**
 * The code that went to the new address came back: from now on it is the person's (decisions.md U8). Refuses with
 * ERR_EMAIL_ALREADY_EXISTS what somebody else has by now: whoever holds the code reads that mailbox, and learns nothing new.
 */
export const confirmNewEmail = async (
  { members, vault }: AccountNeeds,
  person: Person,
  call: Call,
): Promise<AccountAnswer> => {
  const { personId, emailChange } = person;
  const data = await personalDataOf(vault, person);
  if (!emailChange || !data) return reject('ERR_CODE_NOT_MATCH', 'code');
  const [opened] = await vault.unseal([{ personId, sealed: emailChange.sealedEmail }]);
  const sealed = await vault.seal(personId, { ...data, email: v.parse(emailSchema, opened) });
  const confirmed = { personId, codeId: emailChange.codeId, sealed, basedOn: person.sealed, now: call.now };
  return members.send({ type: 'ConfirmEmailChange', data: confirmed }, call);
};
