import { epochMilliseconds } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/event-store/vault';
import type { MembersState } from './membersState.ts';

type Needs = Readonly<{
  members: Readonly<{ current: () => Readonly<{ state: MembersState }>; refresh: () => Promise<void> }>;
  vault: Pick<
    Vault,
    | 'passwords'
    | 'codes'
    | 'codeRequests'
    | 'emailChanges'
    | 'registrations'
    | 'secondFactors'
    | 'signInTries'
    | 'endedSessions'
    | 'openSessions'
    | 'farewells'
    | 'refused'
    | 'newcomers'
  >;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

/** As long as keys live in backups: a log restored from one names the passwords of its day (docs/adr/0019). */
const daysForRestores = 31;
/** An address from which somebody has not signed in for so long is strange to them again (decisions.md U11). */
const daysOfKnownAddresses = 90;
/** When the link of a newcomer's letter would have run out (decisions.md U5). */
const daysOfLinks = 7;
/** As long as a letter is tried to be sent (docs/adr/0024-letters.md). */
const daysOfLetters = 5;
const daysBefore = (now: string, days: number): string =>
  new Date(epochMilliseconds(now) - days * 86_400_000).toISOString();

/** Removes what is over: codes that ran out, requests, tries and sessions of yesterday, passwords, second factors and keys that are nobody's (any more). */
export const tidyVault =
  ({ members, vault, clock }: Needs) =>
  async (): Promise<void> => {
    const now = clock();
    const longAgo = daysBefore(now, daysForRestores);
    await vault.codes.removeOld(daysBefore(now, 1));
    await vault.codeRequests.removeOld(daysBefore(now, 1));
    await vault.emailChanges.removeOld(daysBefore(now, 1));
    await vault.registrations.removeOld(daysBefore(now, 1));
    await vault.newcomers.removeOld(daysBefore(now, daysOfLinks), now);
    await vault.signInTries.removeOld({ tries: daysBefore(now, 1), successes: daysBefore(now, daysOfKnownAddresses) });
    await vault.endedSessions.removeOld(now);
    await vault.openSessions.removeOld(now);
    await vault.farewells.removeOld(daysBefore(now, daysOfLetters));
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
