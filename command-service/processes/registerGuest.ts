import type { RegisterGuest } from '@platzwart/contracts/user';
import type { SettingsInForce } from '../booking/ledgerCommands.ts';
import { refusal } from '../core/answers.ts';
import type { Call } from '../core/call.ts';
import type { AccountAnswer, AccountNeeds } from '../user/accountNeeds.ts';
import { registerPerson } from '../user/registerPerson.ts';
import type { NoteRequest } from '../user/requestCode.ts';

type Needs = AccountNeeds & Readonly<{ settings: () => SettingsInForce | null; noteRequest: NoteRequest }>;

/** Says nothing of what was written: whoever asks shall not learn whether there is somebody with this e-mail. */
const received: AccountAnswer = { outcome: 'accepted', position: null, ids: [] };

/**
 * A visitor registers as a guest with an own password; a link goes to the e-mail (decisions.md U5). Where somebody has
 * that e-mail already the answer is the same, and the owner hears of it. Refuses with ERR_NOT_AUTHORIZED where the club
 * takes no guests (reliability T34), and what the password rules refuse.
 */
export const registerGuest =
  (needs: Needs) =>
  async ({ personId, person, password }: RegisterGuest['data'], call: Call): Promise<AccountAnswer> => {
    const rules = needs.settings()?.rules;
    if (!rules?.allowedGuests) return refusal('ERR_NOT_AUTHORIZED');
    const standing = { memberNumber: null, role: 'GUEST', discount: rules.defaultDiscount } as const;
    const wanted = { personId, person, password, ...standing, verified: false, active: true };
    const answer = await registerPerson(needs)(wanted, call);
    if (answer.outcome === 'accepted') return received;
    if (answer.code !== 'ERR_EMAIL_ALREADY_EXISTS') return answer;
    await needs.noteRequest({ email: person.email, kind: 'KNOWN_EMAIL' }, call);
    return received;
  };
