import type { RegisterPerson } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { registerPeople } from './registerPeople.ts';
import { type SealingDependencies, sealNewPerson } from './sealNewPerson.ts';

type Dependencies = SealingDependencies &
  Pick<AccountDependencies, 'passwordRules'> &
  Readonly<{
    members: Pick<AccountDependencies['members'], 'send'>;
    vault: Pick<AccountDependencies['vault'], 'refused'>;
  }>;

/** Registers a person. Refuses with the codes of the password rules and the members. */
export const registerPerson =
  (dependencies: Dependencies) =>
  async (input: RegisterPerson['data'], call: Call): Promise<AccountAnswer> => {
    const { password, person, memberNumber } = input;
    const named = { ...person, ...(memberNumber !== null && { memberNumber }) };
    const refusal = password === null ? null : dependencies.passwordRules(password, named);
    if (refusal) return refusal;
    return registerPeople(dependencies, [await sealNewPerson(dependencies, input, call.now)], call);
  };
