import type { PersonId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/vault';
import type { LedgerCommand, LedgerErrorCode } from '../ledger/ledgerDecider.ts';
import type { Call } from '../core/call.ts';
import type { CommandStream } from '../core/commandStream.ts';
import type { Log } from '../core/log.ts';
import { clubNow } from '../booking/domain/clubNow.ts';

/** Never rejects: the service's jobs repeat what failed, because they look for erased people periodically. */
type Forget = (personId: PersonId, call: Call) => Promise<void>;

export type ForgetDependencies = Readonly<{
  ledger: Pick<CommandStream<unknown, LedgerCommand, LedgerErrorCode>, 'send'>;
  vault: Pick<Vault, 'forget'>;
  newId: () => string;
  log: Log;
}>;

/**
 * The consequences of PersonErased: cancels the bookings that have not begun, ends the mandate, then destroys key, passwords, codes and second factor. Each
 * step is idempotent.
 */
export const forgetErased =
  ({ ledger, vault, newId, log }: ForgetDependencies): Forget =>
  async (personId, call) => {
    try {
      // Without the caller's idempotency key: otherwise the ledger's answer would be recorded as the answer to the call itself.
      const followUpCall = { ...call, commandId: newId(), idempotencyKey: null };
      await ledger.send({ type: 'ReleaseBookings', data: { personId, now: clubNow(call.now) } }, followUpCall);
      await ledger.send({ type: 'EndMandateOf', data: { personId } }, { ...followUpCall, commandId: newId() });
      await vault.forget(personId);
    } catch (error) {
      log.error({ err: error, personId }, 'The data of an erased person is not completely deleted yet');
    }
  };
