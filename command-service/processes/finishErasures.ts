import type { Vault } from '@platzwart/vault';
import { upcomingBookings, upcomingGames } from '../ledger/courts/personalBookings.ts';
import type { LedgerState } from '../ledger/ledgerDecider.ts';
import { systemCall } from '../core/systemCall.ts';
import type { MembersState } from '../user/domain/membersState.ts';
import { clubNow } from '../booking/domain/clubNow.ts';
import { type ForgetDependencies, forgetErased } from './forgetErased.ts';

type Dependencies = ForgetDependencies &
  Readonly<{
    members: Readonly<{ current: () => Readonly<{ state: MembersState }> }>;
    ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
    vault: Pick<Vault, 'withKey'>;
    /** Now, as an ISO 8601 instant in UTC. */
    clock: () => string;
  }>;

/**
 * Completes the erasure of erased people: after a crash during it, after a booking that was in progress at that moment, and after a restore
 * of an older vault (reliability T74).
 */
export const finishErasures = (dependencies: Dependencies) => async (): Promise<void> => {
  const { members, ledger, vault, newId, clock } = dependencies;
  const erased = [...members.current().state.erased];
  if (erased.length === 0) return;
  const stillInVault = new Set(await vault.withKey(erased));
  const now = clock();
  const hasAhead = (personId: (typeof erased)[number]): boolean =>
    [upcomingBookings, upcomingGames].some(
      (ahead) => ahead(ledger.current().state.courts, personId, clubNow(now)).length > 0,
    );
  for (const personId of erased.filter((person) => stillInVault.has(person) || hasAhead(person))) {
    const id = newId();
    await forgetErased(dependencies)(
      personId,
      systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now }),
    );
  }
};
