import { epochMilliseconds } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/vault';
import type { MembersState } from '../domain/membersState.ts';

type Dependencies = Readonly<{
  members: Readonly<{ current: () => Readonly<{ state: MembersState }>; refresh: () => Promise<void> }>;
  vault: Pick<
    Vault,
    | 'passwords'
    | 'codes'
    | 'codeRequests'
    | 'emailChanges'
    | 'registrations'
    | 'secondFactors'
    | 'signInAttempts'
    | 'endedSessions'
    | 'openSessions'
    | 'erasureNotices'
    | 'refused'
    | 'pendingRegistrations'
    | 'kioskPairings'
  >;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

/** Keys stay in backups for this many days: a log restored from a backup refers to the passwords of its day (docs/adr/0019). */
const restoreDays = 31;
/** After this many days without a successful sign-in an address is unknown again (decisions.md U11). */
const knownAddressDays = 90;
/** Validity of the link in a new person's email (decisions.md U5). */
const linkDays = 7;
/** How long sending an email is retried (docs/adr/0024-emails-follow-from-events.md). */
const emailRetryDays = 5;
const daysBefore = (now: string, days: number): string =>
  new Date(epochMilliseconds(now) - days * 86_400_000).toISOString();

/**
 * Deletes expired codes, old requests, attempts and sessions, and the passwords, second factors and keys that no person uses (any more).
 */
export const cleanUpVault =
  ({ members, vault, clock }: Dependencies) =>
  async (): Promise<void> => {
    const now = clock();
    const longAgo = daysBefore(now, restoreDays);
    await vault.codes.removeOld(daysBefore(now, 1));
    await vault.codeRequests.removeOld(daysBefore(now, 1));
    await vault.emailChanges.removeOld(daysBefore(now, 1));
    await vault.registrations.removeOld(daysBefore(now, 1));
    await vault.pendingRegistrations.removeOld(daysBefore(now, linkDays), now);
    await vault.signInAttempts.removeOld({ tries: daysBefore(now, 1), successes: daysBefore(now, knownAddressDays) });
    await vault.endedSessions.removeOld(now);
    await vault.openSessions.removeOld(now);
    await vault.kioskPairings.removeOld(now);
    await vault.erasureNotices.removeOld(daysBefore(now, emailRetryDays));
    await members.refresh();
    const { byId } = members.current().state;
    const people = [...byId.values()];
    await vault.refused.removeOld([...byId.keys()], daysBefore(now, 1));
    const idsOf = (id: (person: (typeof people)[number]) => string | null) =>
      people.map(id).filter((each) => each !== null);
    await vault.passwords.removeOthers(
      idsOf(({ passwordId }) => passwordId),
      longAgo,
    );
    await vault.secondFactors.removeOthers(
      idsOf(({ factorId }) => factorId),
      longAgo,
    );
  };
