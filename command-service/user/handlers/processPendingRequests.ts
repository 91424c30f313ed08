import type { Vault } from '@platzwart/vault';
import { processCodeRequest } from './processCodeRequest.ts';
import { registerPendingGuest } from './registerPendingGuest.ts';

type Dependencies = Parameters<typeof registerPendingGuest>[0] &
  Parameters<typeof processCodeRequest>[0] &
  Readonly<{
    vault: Readonly<{
      pendingRegistrations: Pick<Vault['pendingRegistrations'], 'processNext'>;
      codeRequests: Pick<Vault['codeRequests'], 'processNext'>;
    }>;
  }>;

/** Registers the pending guests, then processes the requests for e-mails. Rejects where a guest could not be registered. */
export const processPendingRequests = (dependencies: Dependencies) => {
  const { vault, clock } = dependencies;
  const register = registerPendingGuest(dependencies);
  const answer = processCodeRequest(dependencies);
  return async (): Promise<void> => {
    try {
      while (await vault.pendingRegistrations.processNext(register, clock()));
    } finally {
      // After the registrations, because one whose e-mail is known leaves a request. A failure there does not delay these requests.
      while (await vault.codeRequests.processNext(answer, clock()));
    }
  };
};
