import { emailSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Call } from '../../core/call.ts';
import { reject } from '../../core/decider.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import type { Person } from '../domain/membersState.ts';
import { retryOnConflict } from './retryOnConflict.ts';
import { personalDataOf } from './personalData.ts';

const tryOnce = async (
  { members, vault }: AccountDependencies,
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
 * Confirms the new address by the code that was sent to it (decisions.md U8); where the person's data changes at the same time, it is
 * repeated with the new data. Refuses with ERR_EMAIL_ALREADY_EXISTS an address that another person has by now: this reveals nothing,
 * because the owner of the code reads that mailbox.
 */
export const confirmNewEmail = (
  dependencies: AccountDependencies,
  confirmed: Confirmed,
  call: Call,
): Promise<AccountAnswer> => retryOnConflict(() => tryOnce(dependencies, confirmed, call));
