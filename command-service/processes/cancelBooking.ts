import type { CancelBooking } from '@platzwart/contracts/booking';
import { refusal } from '../core/answers.ts';
import type { Call } from '../core/call.ts';
import { type PersonInClub, actingPerson } from './actingPerson.ts';
import { clubNow } from './clubNow.ts';
import type { LedgerAnswer, LedgerNeeds } from './ledgerNeeds.ts';

/**
 * A person cancels a booking, their own or as ADMIN another's; the reason goes into the event's metadata.
 * Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated, or naming somebody else's member number),
 * ERR_LOAD_SETTINGS (a club without booking rules), and with what the ledger refuses.
 */
export const cancelBooking =
  (needs: LedgerNeeds) =>
  async ({ bookingId, category, userID, reason }: CancelBooking['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(needs.personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const { person } = acting;
    if (!maySpeakFor(person, userID)) return refusal('ERR_NOT_AUTHORIZED');
    const settings = needs.settings();
    if (!settings) return refusal('ERR_LOAD_SETTINGS');
    const data = {
      bookingId,
      category,
      caller: { personId: person.personId, role: person.role },
      now: clubNow(call.now),
      cancellationHours: settings.rules.cancellationHours,
      reason,
    };
    return needs.ledger.send({ type: 'CancelBooking', data }, { ...call, reason });
  };

/** decisions.md C4: whose booking it is the ledger knows; only an ADMIN may name another person at all. */
const maySpeakFor = ({ role, memberNumber }: PersonInClub, userID: string | null): boolean =>
  userID === null || userID === memberNumber || role === 'ADMIN';
