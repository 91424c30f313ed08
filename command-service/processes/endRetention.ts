import { clubClockOf } from '@platzwart/contracts/club-time';
import type { Vault } from '@platzwart/vault';

type Dependencies = Readonly<{
  vault: Pick<Vault, 'documents' | 'exports' | 'retentionKeys'>;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

/** Deletes the documents and exports that no longer have to be kept, and the keys of their years (decisions.md N36). */
export const endRetention =
  ({ vault, clock }: Dependencies) =>
  async (): Promise<void> => {
    await vault.documents.deleteExpired();
    await vault.exports.deleteExpired();
    await vault.retentionKeys.destroyExpired(clubClockOf(Date.parse(clock())).date);
  };
