import { emailSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import type { Person } from './membersState.ts';
import { unlessOutrun } from './unlessOutrun.ts';
import { personalDataOf } from './personalData.ts';

const tryOnce = async (
  { members, vault }: AccountNeeds,
  { personId, codeId }: Confirmed,
  call: Call,
): Promise<AccountAnswer> => {
  const person = members.current().state.byId.get(personId);
  const { emailChange } = person ?? { emailChange: null };
  const data = person && (await personalDataOf(vault, person));
  if (emailChange?.codeId !== codeId || !data) return reject('ERR_CODE_NOT_MATCH', 'code');
  const [opened] = await vault.unseal([{ personId, sealed: emailChange.sealedEmail }]);
  const sealed = await vault.seal(personId, { ...data, email: v.parse(emailSchema, opened) });
  const confirmed = { personId, codeId, sealed, basedOn: person.sealed, now: call.now };
  return members.send({ type: 'ConfirmEmailChange', data: confirmed }, call);
};
type Confirmed = Pick<Person, 'personId'> & Readonly<{ codeId: NonNullable<Person['emailChange']>['codeId'] }>;

/**
 * The code that went to the new address came back: from now on it is the person's (decisions.md U8); where their data changes at
 * that moment it begins again from what was left. Refuses with ERR_EMAIL_ALREADY_EXISTS what somebody else has by now: whoever holds
 * the code reads that mailbox, and learns nothing new.
 */
export const confirmNewEmail = (needs: AccountNeeds, confirmed: Confirmed, call: Call): Promise<AccountAnswer> =>
  unlessOutrun(() => tryOnce(needs, confirmed, call));
