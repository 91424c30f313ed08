import type { PersonId, Position, Role, TableDefinition } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import type pg from 'pg';

/** An event of the log as read models get it: decoded and upcast to today's shape. */
export type Logged<Event = ClubHistoryEvent> = Readonly<{
  event: Event;
  position: Position;
  /** ISO 8601 instant. */
  occurredAt: string;
  reason: string | null;
  /** In the event's stream, from 0. */
  revision: number;
  eventId: string;
  /** Who caused it, in which role; null for the system itself. */
  actor: PersonId | null;
  role: Role | null;
  /** The same for all that one call caused. */
  correlationId: string;
}>;

/** Opens sealed data of people; null if the person's key has been destroyed. One query for any number of items. */
export type Unseal = (
  items: readonly Readonly<{ personId: PersonId; sealed: string }>[],
) => Promise<readonly unknown[]>;

/** Opens documents that are sealed with the key of their year of issue; null once it is destroyed. One query for any number of items. */
export type UnsealRetained = (
  items: readonly Readonly<{ year: number; sealed: string }>[],
) => Promise<readonly unknown[]>;

/** How a read model gets at sealed data. */
export type Unsealing = Readonly<{ unseal: Unseal; unsealRetained: UnsealRetained }>;

/** The target of a read model's writes: `client` is inside the transaction that also moves the checkpoint. */
export type Effects = Unsealing & Readonly<{ client: pg.ClientBase; schema: string }>;

type ReadModelTable = Readonly<{
  definition: TableDefinition;
  /**
   * Statements for `table`, whose name includes its schema: constraints, and indexes for the readers' queries. Writing needs only the
   * primary key, so a rebuild runs these last.
   */
  completion: (table: string) => readonly string[];
}>;

/** A projection of the log that answers one question, and its tables. They are in a PostgreSQL schema called `name`. */
export type ReadModel = Readonly<{
  name: string;
  /** Must increase with every change of `tables` or `apply` (contracts/readModelVersions.ts); the tables are then rebuilt beside the old ones. */
  version: number;
  /**
   * Names that this read model, or a part of it, had in older releases, the most complete first. Those tables are served under the
   * new name until its own are built, and are then dropped.
   */
  formerly?: readonly string[];
  /** The tables that the mail-service reads; the gateway reads all. */
  readByMails?: readonly string[];
  /** Types of the events that `apply` gets; all others are ignored. */
  handles: readonly string[];
  tables: readonly ReadModelTable[];
  /**
   * Writes the effect of `events`, which are ordered by position: folded in memory first, then written with a few statements.
   * Applying them again changes nothing. A throw stops this read model at the event (see `poisonEvents.ts`); none is ever skipped.
   */
  apply: (events: readonly Logged[], effects: Effects) => Promise<void>;
}>;
