import type { BookingEvent } from '@platzwart/contracts/booking';
import type { ClubEvent } from '@platzwart/contracts/club';
import type { PersonId, Position } from '@platzwart/contracts/core';
import type { UserEvent } from '@platzwart/contracts/user';
import type { Knex } from 'knex';
import type pg from 'pg';

export type ClubHistoryEvent = BookingEvent | ClubEvent | UserEvent;

/** An event of the log as read models see it: decoded, in today's shape. */
export type Logged<Event = ClubHistoryEvent> = Readonly<{
  event: Event;
  position: Position;
  /** ISO 8601 instant. */
  occurredAt: string;
  reason: string | null;
}>;

/** Opens what was sealed for each person; null where the person's key has been destroyed. One query, whatever the number. */
export type Unseal = (
  items: readonly Readonly<{ personId: PersonId; sealed: string }>[],
) => Promise<readonly unknown[]>;

/** Where a read model writes to: `client` is inside the transaction that also moves the checkpoint. */
export type Effects = Readonly<{ client: pg.ClientBase; schema: string; unseal: Unseal }>;

type TableDefinition = Readonly<{
  name: string;
  /** Columns with the primary key: all that writing needs. */
  columns: (table: Knex.CreateTableBuilder) => void;
  /** Further indexes for the readers' queries; a rebuild makes them last. */
  indexes: (table: Knex.AlterTableBuilder) => void;
  /** What the schema builder has no word for, also made last: statements for `table`, which comes with its schema. */
  constraints: (table: string) => readonly string[];
}>;

/** One question to the history and the tables that answer it. They live in a PostgreSQL schema called `name`. */
export type ReadModel = Readonly<{
  name: string;
  /** Goes up with every change of `tables` or `apply`: then the tables are built anew beside the old ones. */
  version: number;
  /**
   * What older releases called it, or what answered a part of its question there, the fullest first: those tables serve under its
   * name until its own are built, and then are gone.
   */
  formerly?: readonly string[];
  /** Types of the events that `apply` is given; all others pass by. */
  handles: readonly string[];
  tables: readonly TableDefinition[];
  /**
   * Writes the effect of `events`, which are in order of position: folded in memory first, then a few statements for all.
   * Applied again it changes nothing. A throw stops this read model at the event (see `stopping.ts`), it never skips one.
   */
  apply: (events: readonly Logged[], effects: Effects) => Promise<void>;
}>;
