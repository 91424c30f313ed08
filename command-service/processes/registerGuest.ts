import type { RegisterGuest } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';
import type { SettingsInForce } from '../booking/ledgerCommands.ts';
import { refusal } from '../core/answers.ts';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import type { AccountAnswer, AccountNeeds } from '../user/accountNeeds.ts';
import { mayRegister } from '../user/letterLimits.ts';
import { type SealingNeeds, sealedNewcomer } from '../user/sealedNewcomer.ts';

type Needs = SealingNeeds &
  Pick<AccountNeeds, 'passwordRules'> &
  Readonly<{
    vault: Readonly<{
      registrations: Pick<Vault['registrations'], 'grant'>;
      newcomers: Pick<Vault['newcomers'], 'keep'>;
    }>;
    settings: () => SettingsInForce | null;
    /** Wakes whoever receives them. */
    wake: () => void;
  }>;

/** Calls that come without an address share this one. */
const somewhere = 'a stranger';

/**
 * A visitor registers as a guest with an own password; a link goes to the e-mail (decisions.md U5). Always the same work and the same
 * answer, whether somebody has that e-mail already or not: that is seen afterwards, out of sight (`receiveNewcomer`). Refuses with
 * ERR_NOT_AUTHORIZED where the club takes no guests (reliability T34), ERR_EMAIL_NOT_SENT where too many register from there or in all
 * (whoever they say to be), and what the password rules refuse.
 */
export const registerGuest =
  (needs: Needs) =>
  async ({ personId, person, password }: RegisterGuest['data'], call: Call): Promise<AccountAnswer> => {
    const { vault, passwordRules, settings, wake } = needs;
    const { address, correlationId, now: at } = call;
    const rules = settings()?.rules;
    if (!rules?.allowedGuests) return refusal('ERR_NOT_AUTHORIZED');
    if (!(await vault.registrations.grant({ address: address ?? somewhere, at }, mayRegister)))
      return reject('ERR_EMAIL_NOT_SENT');
    const unfit = passwordRules(password, person);
    if (unfit) return unfit;
    const standing = { memberNumber: null, role: 'GUEST', discount: rules.defaultDiscount } as const;
    const wanted = await sealedNewcomer(
      needs,
      { personId, person, password, ...standing, verified: false, active: true },
      at,
    );
    await vault.newcomers.keep({ personId, emailDigest: wanted.emailDigest, wanted, correlationId, address, at });
    wake();
    return { outcome: 'accepted', position: null, ids: [] };
  };
