import type { SeasonErrorCode } from '@platzwart/contracts/booking';
import type { CoreErrorCode, PersonId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/vault';
import type { PersonInClub } from '../../booking/handlers/actingPerson.ts';
import type { CommandStream } from '../../core/commandStream.ts';
import type { SeasonState } from '../../season/domain/seasonState.ts';
import type { SeasonStreamCommand } from '../../season/domain/seasonStreamCommands.ts';

/** The dependencies of handlers that send commands to the drafts of seasons. */
export type SeasonDependencies = Readonly<{
  seasons: CommandStream<
    SeasonState,
    SeasonStreamCommand,
    SeasonErrorCode | Extract<CoreErrorCode, 'ERR_INVALID_INPUT'>
  > &
    Readonly<{ refresh: () => Promise<void> }>;
  vault: Pick<Vault, 'seal' | 'codes'>;
  personById: (personId: PersonId) => PersonInClub | null;
  /** The person who has this member number today. */
  personByNumber: (memberNumber: string) => PersonInClub | null;
  /** A new UUID. */
  newId: () => string;
}>;
