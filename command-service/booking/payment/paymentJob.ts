import type { OrderId } from '@platzwart/contracts/booking';
import type { Log } from '../../core/log.ts';
import { systemCall } from '../../core/systemCall.ts';
import type { LedgerCommand, LedgerState } from '../../ledger/ledgerDecider.ts';
import type { LedgerDependencies } from '../handlers/ledgerDependencies.ts';
import type { PaymentProviders } from './paymentProvider.ts';

/** What the jobs about payments at providers work with. */
export type PaymentJob = Readonly<{
  ledger: LedgerDependencies['ledger'] & Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
  providers: PaymentProviders;
  /** The orders and payments of which the provider has sent news, by its names of them (notePaymentNews.ts). */
  requestedLooks: Set<string>;
  /** The address of the page to which the provider sends the person back. */
  paymentPage: (orderId: OrderId) => string;
  newId: () => string;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
  log: Pick<Log, 'warn'>;
}>;

/** Whether the ledger has accepted the command. */
export const sent = async ({ ledger, newId, clock }: PaymentJob, command: LedgerCommand): Promise<boolean> => {
  const id = newId();
  const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
  return (await ledger.send(command, call)).outcome === 'accepted';
};
