import type { LeaveBooking } from '@platzwart/contracts/booking';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import { clubNow } from '../domain/clubNow.ts';
import { type PersonInClub, actingPerson, familyMember } from './actingPerson.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{
    /** The person who has this member number today. */
    personByNumber: (memberNumber: string) => PersonInClub | null;
  }>;

/**
 * A named member takes their own name off somebody else's booking, or as guardian a child's (decisions.md N5). Refuses with LOGIN_REQUIRED,
 * ERR_NOT_AUTHORIZED (deactivated, or for anybody else), and with the ledger's codes.
 */
export const leaveAsPlayer =
  ({ personById, personByNumber, ledger }: Dependencies) =>
  async ({ bookingId, userID = null }: LeaveBooking['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const player = familyMember(acting.person, userID, personByNumber);
    if (!player) return refusal('ERR_NOT_AUTHORIZED');
    const data = { bookingId, playerId: player.personId, now: clubNow(call.now) };
    return ledger.send({ type: 'LeaveBooking', data }, call);
  };
