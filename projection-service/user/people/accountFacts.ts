import type { PersonId, Position } from '@platzwart/contracts/core';
import type { UserEvent } from '@platzwart/contracts/user';
import type { Knex } from 'knex';
import type { Logged } from '../../core/readModel.ts';
import type { Column } from '../../core/setStatement.ts';

/** Something that happened to an account: what and when, nothing personal. `occurredAt`: ISO 8601 instant. */
type AccountFact = Readonly<{ position: Position; personId: PersonId; type: UserEvent['type']; occurredAt: string }>;

export const factColumns = (table: Knex.CreateTableBuilder): void => {
  table.specificType('position', 'text collate "C"').primary();
  table.uuid('person_id').notNullable();
  table.text('type').notNullable();
  table.timestamp('occurred_at', { useTz: true }).notNullable();
};

export const writtenFactColumns: readonly Column<AccountFact>[] = [
  { name: 'position', type: 'text', of: (fact) => fact.position },
  { name: 'person_id', type: 'uuid', of: (fact) => fact.personId },
  { name: 'type', type: 'text', of: (fact) => fact.type },
  { name: 'occurred_at', type: 'timestamptz', of: (fact) => fact.occurredAt },
];

/** What `logged` says of everybody but those in `gone`, of whom nothing stays. */
export const accountFacts = (
  logged: readonly Logged<UserEvent>[],
  gone: ReadonlySet<PersonId>,
): readonly AccountFact[] =>
  logged
    .filter(({ event }) => !gone.has(event.data.personId))
    .map(({ event, position, occurredAt }) => ({
      ...{ position, occurredAt },
      ...{ personId: event.data.personId, type: event.type },
    }));
