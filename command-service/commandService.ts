import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingId, PersonId, Position } from '@platzwart/contracts/core';
import type { EnableSecondFactorCall, SetUpSecondFactor } from '@platzwart/contracts/user';
import type { EventStore } from '@platzwart/event-store';
import type { Vault } from '@platzwart/event-store/vault';
import type pg from 'pg';
import { ledgerModule } from './booking/ledgerModule.ts';
import { clubModule } from './club/clubModule.ts';
import { settingsInForce } from './club/settingsInForce.ts';
import { commandTable } from './commandTable.ts';
import type { Call } from './core/call.ts';
import { type Ports, defaultPatience } from './core/eventStream.ts';
import { followLog } from './core/follower.ts';
import { hashOfRequest } from './core/hashes.ts';
import { idempotencyDoor } from './core/idempotencyDoor.ts';
import { limited } from './core/limited.ts';
import type { Log } from './core/log.ts';
import { openStream } from './core/openStream.ts';
import type { SnapshotStore } from './core/snapshotStore.ts';
import { serviceHealth } from './serviceHealth.ts';
import { accountProcesses } from './processes/accountProcesses.ts';
import { bookAsUser } from './processes/bookAsUser.ts';
import { cancelBooking } from './processes/cancelBooking.ts';
import { closeDays } from './processes/closeDays.ts';
import { eraseUnconfirmed } from './processes/eraseUnconfirmed.ts';
import { finishErasures } from './processes/finishErasures.ts';
import { callOf, receiveCommand } from './receiveCommand.ts';
import { accountByCredential } from './user/accountByCredential.ts';
import { answerRequest } from './user/answerRequest.ts';
import { confirmPasswordBy } from './user/confirmPassword.ts';
import { enableSecondFactor } from './user/enableSecondFactor.ts';
import { membersModule } from './user/membersModule.ts';
import { noteRecoveryCode } from './user/noteRecoveryCode.ts';
import { passwordRules } from './user/passwordRules.ts';
import { type Passwords, passwordsWithin } from './user/passwords.ts';
import { receiveNewcomer } from './user/receiveNewcomer.ts';
import { noteRequest } from './user/requestCode.ts';
import { signIn } from './user/signIn.ts';
import { setUpSecondFactor } from './user/setUpSecondFactor.ts';
import { throttleBy } from './user/signInThrottle.ts';
import { tidyVault } from './user/tidyVault.ts';

type Surroundings = Readonly<{
  store: EventStore;
  /** The end of the log before anything was read from it. */
  head: Position | null;
  pool: pg.Pool;
  vault: Vault;
  snapshots: SnapshotStore;
  log: Log;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
  /** 0 up to 1. */
  random?: () => number;
  /** A new UUID. */
  newId?: () => string;
  /** How passwords are hashed and compared. */
  passwords?: Passwords;
}>;

/** A call of the gateway that is no command, as one: nothing of it is kept, so that it needs no key and no hash. */
const asked = (type: string, { actor, correlationId }: Pick<SetUpSecondFactor, 'actor' | 'correlationId'>) => ({
  ...{ type, actor, correlationId, idempotencyKey: null, data: null },
});

export type CommandService = Awaited<ReturnType<typeof openCommandService>>;

/** Two of Node's four threads for file and crypto work. */
const passwordsAtOnce = 2;
/** What a quiet machine has done before the first caller loses patience. */
const mostPasswordsWaiting = 100;

/** The whole service behind its doors: streams brought up to the log, processes wired to them. */
export const openCommandService = async ({
  store,
  head,
  pool,
  vault,
  snapshots,
  log,
  clock,
  ...chance
}: Surroundings) => {
  const { random = Math.random, newId = randomUUID } = chance;
  const { passwords = passwordsWithin(limited(passwordsAtOnce, mostPasswordsWaiting)) } = chance;
  const ports: Ports = { store, patience: defaultPatience, pause, random };
  const surroundings = { ports, snapshots, log };
  const club = await openStream(clubModule, surroundings);
  const members = await openStream(membersModule, surroundings);
  const ledger = await openStream(ledgerModule, surroundings);
  const streams = [club, members, ledger];
  const follower = followLog(store, { after: head, streams, log });

  const personById = (personId: PersonId) => members.current().state.byId.get(personId) ?? null;
  const isAdmin = ({ actor }: Call): boolean => {
    const person = actor === null ? null : personById(actor);
    return actor === null || (person?.role === 'ADMIN' && person.active);
  };
  const ownerOf = async (bookingId: BookingId) => {
    const owner = () => ledger.current().state.bookings.get(bookingId)?.personId;
    if (owner() === undefined) await ledger.refresh();
    return owner();
  };
  const ledgerNeeds = { ledger, personById, settings: () => settingsInForce(club.current()), newId };
  const throttle = throttleBy({ signInTries: vault.signInTries, clock });
  let wakeRequests = (): void => undefined;
  const wake = (): void => wakeRequests();
  const accountNeeds = {
    ...{ members, ledger, vault, passwords, newId, log, settings: ledgerNeeds.settings },
    accountOf: accountByCredential(vault.digest, () => members.current().state),
    passwordRules: passwordRules(() => club.current().state.description?.displayName ?? null),
    confirmPassword: confirmPasswordBy({ throttle, passwords, vault }),
    noteRequest: noteRequest({ codeRequests: vault.codeRequests, newId, wake }),
    wake,
  };
  const { forget, ...accounts } = accountProcesses(accountNeeds);
  const receive = receiveNewcomer({ members, vault, newId, clock });
  const answer = answerRequest({ members, vault, newId, clock });
  const chores = {
    answerStrangers: async () => {
      try {
        while (await vault.newcomers.receiveNext(receive, clock()));
      } finally {
        // After the newcomers: one whose e-mail is known leaves a request. A failure there keeps nobody else waiting.
        while (await vault.codeRequests.answerNext(answer, clock()));
      }
    },
    /** Whom to wake when somebody registers or asks for a letter. */
    onRequest: (called: () => void) => {
      wakeRequests = called;
    },
    finishErasures: finishErasures({ members, ledger, vault, forget, newId, clock }),
    eraseUnconfirmed: eraseUnconfirmed({ members, forget, newId, clock }),
    closeDays: closeDays({ ledger, newId, clock }),
    tidyVault: tidyVault({ members, vault, clock }),
  };
  const processes = {
    bookAsUser: bookAsUser({ ...ledgerNeeds, sealRemark: vault.seal }),
    cancelBooking: cancelBooking({ ...ledgerNeeds, ownerOf, sealReason: vault.seal }),
    ...accounts,
  };
  const hashOf = hashOfRequest(vault.digest);
  const callNeeds = { personById, newId, hashOf, clock };
  const door = idempotencyDoor(streams.map(({ answerBefore }) => answerBefore));
  const table = commandTable({ ...processes, accounts, club, isAdmin });
  return {
    ...processes,
    ...chores,
    ...{ club, members, ledger, passwords, vault },
    receive: receiveCommand({ table, door, ...callNeeds, log }),
    setUpSecondFactor: (wanted: SetUpSecondFactor) =>
      setUpSecondFactor(accountNeeds)(wanted.password, callOf(callNeeds, asked('SetUpSecondFactor', wanted))),
    enableSecondFactor: (wanted: EnableSecondFactorCall) =>
      enableSecondFactor({ ...accountNeeds, throttle })(
        wanted.code,
        callOf(callNeeds, asked('EnableSecondFactor', wanted)),
      ),
    signIn: signIn({
      ...{ accountOf: accountNeeds.accountOf, throttle, passwords, vault, clock },
      noteRecoveryCode: noteRecoveryCode({ members, newId, hashOf, clock }),
    }),
    signOut: vault.endedSessions.end,
    noteSessions: vault.openSessions.note,
    streams,
    health: serviceHealth({ store, pool, streams, follower }),
    stop: async () => {
      await follower.stop();
      await Promise.all(streams.map((stream) => stream.stop()));
    },
  };
};
