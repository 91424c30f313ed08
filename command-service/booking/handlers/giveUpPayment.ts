import type { GiveUpPayment } from '@platzwart/contracts/booking';
import type { Call } from '../../core/call.ts';
import { refusal } from '../../core/commandAnswers.ts';
import { actingOn, actingPerson } from './actingPerson.ts';
import { orderOf } from '../../ledger/courts/heldOrders.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

type Dependencies = LedgerDependencies &
  Readonly<{ ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }> }> }>;

/** Whoever ordered does not pay after all. Refuses with LOGIN_REQUIRED, ERR_NOT_AUTHORIZED (deactivated), and with the ledger's codes. */
export const giveUpPayment =
  ({ personById, ledger }: Dependencies) =>
  async ({ orderId }: GiveUpPayment['data'], call: Call): Promise<LedgerAnswer> => {
    const acting = actingPerson(personById, call);
    if ('refusedWith' in acting) return refusal(acting.refusedWith);
    const owner = orderOf(ledger.current().state.courts, orderId)?.personId;
    const { personId } = actingOn(acting.person, owner, personById);
    return ledger.send({ type: 'GiveUpPayment', data: { orderId, personId } }, call);
  };
