import type { PersonId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/event-store/vault';
import type { LedgerCommand, LedgerErrorCode } from '../booking/ledgerCommands.ts';
import type { Call } from '../core/call.ts';
import type { CommandStream } from '../core/commandStream.ts';
import type { Log } from '../core/log.ts';
import { clubNow } from './clubNow.ts';

/** Never rejects: what was not done now is done by the house's chores, which look for erased people again and again. */
export type Forget = (personId: PersonId, call: Call) => Promise<void>;

type Needs = Readonly<{
  ledger: Pick<CommandStream<unknown, LedgerCommand, LedgerErrorCode>, 'send'>;
  vault: Pick<Vault, 'forget'>;
  newId: () => string;
  log: Log;
}>;

/**
 * What follows from PersonErased: bookings that have not begun are given back, then key, passwords, codes and second factor
 * are destroyed. Each step may be taken again.
 */
export const forgetErased =
  ({ ledger, vault, newId, log }: Needs): Forget =>
  async (personId, call) => {
    try {
      // Without the caller's key: under it, the ledger's answer would be found for the call itself.
      const inTheWake = { ...call, commandId: newId(), idempotencyKey: null };
      await ledger.send({ type: 'ReleaseBookings', data: { personId, now: clubNow(call.now) } }, inTheWake);
      await vault.forget(personId);
    } catch (error) {
      log.error({ err: error, personId }, 'Forgetting an erased person is not finished yet');
    }
  };
