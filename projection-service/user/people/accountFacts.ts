import type { PersonId } from '@platzwart/contracts/core';
import { type AccountFactRow, type UserEvent, accountFactsTable } from '@platzwart/contracts/user';
import type { Logged } from '../../core/readModel.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import type { UnsealedTexts } from './unsealTexts.ts';

export const writtenFactColumns = writtenColumns(accountFactsTable.columns);

const reasonOf = ({ type, data }: UserEvent, { reason }: UnsealedTexts): string | null =>
  type === 'SecondFactorRemoved' && data.sealedReason !== null ? reason(data.sealedReason) : null;

/** The account facts in `logged` about everyone except the people in `gone`, of whom nothing is kept. */
export const accountFacts = (
  logged: readonly Logged<UserEvent>[],
  gone: ReadonlySet<PersonId>,
  opened: UnsealedTexts,
): readonly AccountFactRow[] =>
  logged
    .filter(({ event }) => !gone.has(event.data.personId))
    .map(({ event, position, occurredAt }) => ({
      ...{ position, occurredAt },
      ...{ personId: event.data.personId, type: event.type, reason: reasonOf(event, opened) },
    }));
