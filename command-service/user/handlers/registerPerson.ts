import type { RegisterPerson } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import { reject } from '../../core/decider.ts';
import { personByNumber } from '../domain/membersState.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { registerPeople } from './registerPeople.ts';
import { type SealingDependencies, sealNewPerson } from './sealNewPerson.ts';

type Dependencies = SealingDependencies &
  Pick<AccountDependencies, 'passwordRules'> &
  Readonly<{
    members: Pick<AccountDependencies['members'], 'send' | 'current'>;
    vault: Pick<AccountDependencies['vault'], 'refused'>;
  }>;

const guardianIn = ({ members }: Dependencies, { guardianID = null }: RegisterPerson['data']) => {
  if (guardianID === null) return { guardianId: null };
  const guardian = personByNumber(members.current().state, guardianID);
  return guardian ? { guardianId: guardian.personId } : 'UNKNOWN';
};

/** Registers a person. Refuses with ERR_USER_NOT_FOUND (`guardianID`), and with the codes of the password rules and the members. */
export const registerPerson =
  (dependencies: Dependencies) =>
  async (input: RegisterPerson['data'], call: Call): Promise<AccountAnswer> => {
    const { password, person, memberNumber } = input;
    const named = { ...person, ...(memberNumber !== null && { memberNumber }) };
    const refusal = password === null ? null : dependencies.passwordRules(password, named);
    if (refusal) return refusal;
    const guardian = guardianIn(dependencies, input);
    if (guardian === 'UNKNOWN') return reject('ERR_USER_NOT_FOUND', 'guardianID');
    const sealed = await sealNewPerson(dependencies, input, call.now);
    return registerPeople(dependencies, [{ ...sealed, ...guardian }], call);
  };
