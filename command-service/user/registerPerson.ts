import { passwordId } from '@platzwart/contracts/core';
import type { RegisterPerson } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';
import type { Call } from '../core/call.ts';
import type { Answer, CommandStream } from '../core/commandStream.ts';
import type { MembersCommand, MembersErrorCode } from './membersCommands.ts';
import type { MembersState } from './membersState.ts';
import type { Passwords } from './passwords.ts';

type Needs = Readonly<{
  members: CommandStream<MembersState, MembersCommand, MembersErrorCode>;
  vault: Pick<Vault, 'seal' | 'digest' | 'passwords'>;
  passwords: Pick<Passwords, 'hash'>;
}>;

type Person = RegisterPerson['data'];

/** Only ever for somebody new: a repeated command must not give a person another password. */
const keepPassword = async ({ vault, passwords }: Needs, { personId, password }: Person): Promise<void> => {
  if (password !== null) await vault.passwords.keep(passwordId(personId), personId, await passwords.hash(password));
};

/**
 * Registers a person: e-mail and password leave this function only as digest and hash, everything else personal only
 * sealed with the person's own key. The password is kept before the event is written, so that an accepted person can
 * always sign in; a refused one leaves a key and a hash that belong to nobody. Refuses with what `membersDecider` refuses.
 */
export const registerPerson =
  (needs: Needs) =>
  async (wanted: Person, call: Call): Promise<Answer<MembersErrorCode>> => {
    const { person, password, ...rest } = wanted;
    const { personId } = rest;
    const isNew = !needs.members.current().state.byId.has(personId);
    if (isNew) await keepPassword(needs, wanted);
    const newcomer = {
      ...rest,
      emailDigest: needs.vault.digest(person.email),
      sealed: await needs.vault.seal(personId, person),
      passwordId: password === null ? null : passwordId(personId),
      code: null,
    };
    return needs.members.send({ type: 'RegisterPeople', data: { people: [newcomer] } }, call);
  };
