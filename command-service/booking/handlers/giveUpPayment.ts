import type { GiveUpPayment } from '@platzwart/contracts/booking';
import type { Call } from '../../core/call.ts';
import { refusal } from '../../core/commandAnswers.ts';
import { actingPerson } from './actingPerson.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

/** Whoever ordered does not pay after all. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated), and with the ledger's codes. */
export const giveUpPayment =
  ({ personById, ledger }: LedgerDependencies) =>
  async ({ orderId }: GiveUpPayment['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    return ledger.send({ type: 'GiveUpPayment', data: { orderId, personId: acting.person.personId } }, call);
  };
