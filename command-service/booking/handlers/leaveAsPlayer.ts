import type { LeaveBooking } from '@platzwart/contracts/booking';
import { refusal } from '../../core/commandAnswers.ts';
import type { Call } from '../../core/call.ts';
import { clubNow } from '../domain/clubNow.ts';
import { actingPerson } from './actingPerson.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

/**
 * A named member takes their own name off somebody else's booking. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated), and with
 * the ledger's codes.
 */
export const leaveAsPlayer =
  ({ personById, ledger }: LedgerDependencies) =>
  async ({ bookingId }: LeaveBooking['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const data = { bookingId, playerId: acting.person.personId, now: clubNow(call.now) };
    return ledger.send({ type: 'LeaveBooking', data }, call);
  };
