import type { RegisterPerson } from '@platzwart/contracts/user';
import type { Call } from '../core/call.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import { registerPeople } from './registerPeople.ts';
import { type SealingNeeds, sealedNewcomer } from './sealedNewcomer.ts';

type Needs = SealingNeeds &
  Pick<AccountNeeds, 'passwordRules'> &
  Readonly<{
    members: Pick<AccountNeeds['members'], 'send'>;
    vault: Pick<AccountNeeds['vault'], 'refused'>;
  }>;

/** Registers a person. Refuses what the password rules and the members refuse. */
export const registerPerson =
  (needs: Needs) =>
  async (wanted: RegisterPerson['data'], call: Call): Promise<AccountAnswer> => {
    const refusal = wanted.password === null ? null : needs.passwordRules(wanted.password, wanted.person);
    if (refusal) return refusal;
    return registerPeople(needs, [await sealedNewcomer(needs, wanted, call.now)], call);
  };
