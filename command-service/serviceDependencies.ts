import type { Vault } from '@platzwart/vault';
import type { PersonId } from '@platzwart/contracts/core';
import type { OrderId } from '@platzwart/contracts/booking';
import { ownerOf } from './booking/handlers/ownerOf.ts';
import { countRefusedBookings } from './booking/handlers/refusedBookingCounts.ts';
import type { PaymentOptions } from './booking/payment/paymentOptions.ts';
import { settingsInForce } from './club/domain/settingsInForce.ts';
import { concurrencyLimit } from './core/concurrencyLimit.ts';
import type { Log } from './core/log.ts';
import type { EventStore } from '@platzwart/event-store';
import type { LogHeadOptions } from './processes/keepLogHead.ts';
import type { ProofProgress, ProveLog } from './processes/proveLog.ts';
import type { SentInvoices } from './processes/sentInvoices.ts';
import type { Streams } from './openStreams.ts';
import { personByNumber } from './user/domain/membersState.ts';
import type { Passwords } from './user/handlers/passwords.ts';
import { userDependencies } from './user/userDependencies.ts';

type Input = Streams &
  Readonly<{
    store: EventStore;
    vault: Vault;
    logHead: LogHeadOptions | null;
    proveLog: ProveLog | null;
    setProofProgress: (progress: ProofProgress) => void;
    sentInvoices: SentInvoices;
    payment: PaymentOptions;
    passwords: Passwords;
    newId: () => string;
    /** Now, as an ISO 8601 instant in UTC. */
    clock: () => string;
    log: Log;
    /** Wakes the job that processes pending requests. */
    wake: () => void;
  }>;

/** The dependencies of commands and jobs; each handler names the few that it uses. */
export const serviceDependencies = (input: Input) => {
  const { club, members, payment } = input;
  const { providers, publicUrl } = payment;
  const shared = {
    ...input,
    ...{ providers, collectable: [...providers.keys()], requestedLooks: new Set<string>() },
    paymentPage: (orderId: OrderId) => `${publicUrl}/payment/${orderId}`,
    refusedBookings: countRefusedBookings(),
    settings: () => settingsInForce(club.current()),
    clubName: () => club.current().state.description?.displayName ?? null,
    personById: (personId: PersonId) => members.current().state.byId.get(personId) ?? null,
    // Documents with numbers are sealed before the ledger decides: one after the other, none is written in vain.
    inTurn: concurrencyLimit(1),
    personByNumber: (memberNumber: string) => personByNumber(members.current().state, memberNumber),
  };
  return { ...shared, ownerOf: ownerOf(shared), ...userDependencies(shared) };
};
export type ServiceDependencies = ReturnType<typeof serviceDependencies>;
