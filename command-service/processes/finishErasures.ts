import type { Vault } from '@platzwart/event-store/vault';
import { bookingsAhead } from '../booking/personalBookings.ts';
import type { LedgerState } from '../booking/ledgerState.ts';
import { systemCall } from '../core/systemCall.ts';
import type { MembersState } from '../user/membersState.ts';
import { clubNow } from './clubNow.ts';
import type { Forget } from './forgetErased.ts';

type Needs = Readonly<{
  members: Readonly<{ current: () => Readonly<{ state: MembersState }> }>;
  ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
  vault: Pick<Vault, 'withKey'>;
  forget: Forget;
  newId: () => string;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

/**
 * Whoever was erased is forgotten: after a crash in the middle of it, after a booking that was on its way at that moment,
 * and after a restore that brought an older vault back (reliability T74).
 */
export const finishErasures =
  ({ members, ledger, vault, forget, newId, clock }: Needs) =>
  async (): Promise<void> => {
    const erased = [...members.current().state.erased];
    if (erased.length === 0) return;
    const remembered = new Set(await vault.withKey(erased));
    const now = clock();
    const hasAhead = (personId: (typeof erased)[number]): boolean =>
      bookingsAhead(ledger.current().state, personId, clubNow(now)).length > 0;
    for (const personId of erased.filter((person) => remembered.has(person) || hasAhead(person))) {
      const id = newId();
      await forget(personId, systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now }));
    }
  };
