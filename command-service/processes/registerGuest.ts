import type { RegisterGuest } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';
import type { SettingsInForce } from '../booking/ledgerCommands.ts';
import { refusal } from '../core/answers.ts';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import type { AccountAnswer, AccountNeeds } from '../user/accountNeeds.ts';
import { mayRegister } from '../user/letterLimits.ts';
import { registerPerson } from '../user/registerPerson.ts';
import type { NoteRequest } from '../user/requestCode.ts';

type Needs = AccountNeeds &
  Readonly<{
    vault: Readonly<{ registrations: Pick<Vault['registrations'], 'grant'> }>;
    settings: () => SettingsInForce | null;
    noteRequest: NoteRequest;
  }>;

/** Calls that come without an address share this one. */
const somewhere = 'a stranger';

/** Says nothing of what was written: whoever asks shall not learn whether there is somebody with this e-mail. */
const received: AccountAnswer = { outcome: 'accepted', position: null, ids: [] };

/**
 * A visitor registers as a guest with an own password; a link goes to the e-mail (decisions.md U5). Where somebody has
 * that e-mail already the answer is the same, and the owner hears of it. Refuses with ERR_NOT_AUTHORIZED where the club
 * takes no guests (reliability T34), ERR_EMAIL_NOT_SENT where too many register from there or in all (whoever they say to be), and
 * what the password rules refuse.
 */
export const registerGuest =
  (needs: Needs) =>
  async ({ personId, person, password }: RegisterGuest['data'], call: Call): Promise<AccountAnswer> => {
    const rules = needs.settings()?.rules;
    if (!rules?.allowedGuests) return refusal('ERR_NOT_AUTHORIZED');
    const asked = { address: call.address ?? somewhere, at: call.now };
    if (!(await needs.vault.registrations.grant(asked, mayRegister))) return reject('ERR_EMAIL_NOT_SENT');
    const standing = { memberNumber: null, role: 'GUEST', discount: rules.defaultDiscount } as const;
    const wanted = { personId, person, password, ...standing, verified: false, active: true };
    const answer = await registerPerson(needs)(wanted, call);
    if (answer.outcome === 'accepted') return received;
    if (answer.code !== 'ERR_EMAIL_ALREADY_EXISTS') return answer;
    await needs.noteRequest({ email: person.email, kind: 'KNOWN_EMAIL' }, call);
    return received;
  };
