import type { BookingRules } from '@platzwart/contracts/core';
import type { RegisterGuest } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import { reject } from '../../core/decider.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { mayRegister } from '../domain/emailLimits.ts';
import { type SealingDependencies, sealNewPerson } from './sealNewPerson.ts';

type Dependencies = SealingDependencies &
  Pick<AccountDependencies, 'passwordRules'> &
  Readonly<{
    vault: Readonly<{
      registrations: Pick<Vault['registrations'], 'grant'>;
      pendingRegistrations: Pick<Vault['pendingRegistrations'], 'keep'>;
    }>;
    settings: () => Readonly<{ rules: BookingRules }> | null;
    /** Wakes the job that registers guests. */
    wake: () => void;
  }>;

/** All calls without an address are counted under this one. */
const noAddress = 'a stranger';

/**
 * A visitor registers as a guest with a password of their choice; a link is sent to the e-mail (decisions.md U5). Same work and same
 * answer, whether or not an account has that e-mail: that is checked later in the background (`registerPendingGuest`). Refuses with
 * ERR_NOT_AUTHORIZED where the club accepts no guests (reliability T34), ERR_EMAIL_NOT_SENT where there were too many registrations from
 * that address or in all (whatever the names), and with the codes of the password rules.
 */
export const registerGuest =
  (dependencies: Dependencies) =>
  async ({ personId, person, password }: RegisterGuest['data'], call: Call): Promise<AccountAnswer> => {
    const { vault, passwordRules, settings, wake } = dependencies;
    const { address, correlationId, now: at } = call;
    const rules = settings()?.rules;
    if (!rules?.allowedGuests) return refusal('ERR_NOT_AUTHORIZED');
    if (!(await vault.registrations.grant({ address: address ?? noAddress, at }, mayRegister)))
      return reject('ERR_EMAIL_NOT_SENT');
    const unfit = passwordRules(password, person);
    if (unfit) return unfit;
    const membership = { memberNumber: null, role: 'GUEST', discount: rules.defaultDiscount } as const;
    const wanted = await sealNewPerson(
      dependencies,
      { personId, person, password, ...membership, verified: false, active: true },
      at,
    );
    await vault.pendingRegistrations.keep({
      personId,
      emailDigest: vault.digest(person.email),
      wanted,
      correlationId,
      address,
      at,
    });
    wake();
    return { outcome: 'accepted', position: null, ids: [] };
  };
