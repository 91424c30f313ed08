import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingId, PersonId, Position } from '@platzwart/contracts/core';
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
import { bookAsUser } from './processes/bookAsUser.ts';
import { cancelBooking } from './processes/cancelBooking.ts';
import { receiveCommand } from './receiveCommand.ts';
import { checkCredentials } from './user/checkCredentials.ts';
import { membersModule } from './user/membersModule.ts';
import { passwordsWithin } from './user/passwords.ts';
import { registerPerson } from './user/registerPerson.ts';

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
}>;

export type CommandService = Awaited<ReturnType<typeof openCommandService>>;

/** Two of Node's four threads for file and crypto work. */
const passwordsAtOnce = 2;

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
  const ports: Ports = { store, patience: defaultPatience, pause, random };
  const surroundings = { ports, snapshots, log };
  const club = await openStream(clubModule, surroundings);
  const members = await openStream(membersModule, surroundings);
  const ledger = await openStream(ledgerModule, surroundings);
  const streams = [club, members, ledger];
  const follower = followLog(store, { after: head, streams, log });

  const passwords = passwordsWithin(limited(passwordsAtOnce));
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
  const processes = {
    bookAsUser: bookAsUser({ ...ledgerNeeds, sealRemark: vault.seal }),
    cancelBooking: cancelBooking({ ...ledgerNeeds, ownerOf, sealReason: vault.seal }),
    registerPerson: registerPerson({ members, vault, passwords }),
  };
  const door = idempotencyDoor(streams.map(({ answerBefore }) => answerBefore));
  const table = commandTable({ ...processes, club, isAdmin });
  return {
    ...processes,
    ...{ club, members, ledger, passwords, vault },
    receive: receiveCommand({ table, door, personById, newId, hashOf: hashOfRequest(vault.digest), clock, log }),
    checkCredentials: checkCredentials({ vault, passwords }),
    streams,
    health: serviceHealth({ store, pool, streams, follower }),
    stop: async () => {
      await follower.stop();
      await Promise.all(streams.map((stream) => stream.stop()));
    },
  };
};
