import type { StatementRead } from '@platzwart/contracts/bank';
import type { LocalDate, MovementId } from '@platzwart/contracts/core';
import { type Accepted, accept } from '../../core/decider.ts';
import type { RecordStatements, SealedReading } from './bankCommands.ts';
import { type BankState, knownId } from './bankState.ts';
import { evolveBank } from './evolveBank.ts';

type Recorded = SealedReading['movements'][number];

/**
 * The movement that another format has written under another id: it has the bank's reference or the texts of this one, and was not found
 * in this format before. Within one format only ids count: a second payment like the first one is another payment.
 */
const sameIn = (
  { movements, marked }: BankState,
  { marks }: Recorded,
  { format, taken }: Readonly<{ format: SealedReading['format']; taken: ReadonlySet<MovementId> }>,
): MovementId | undefined =>
  marks
    .flatMap((mark) => marked.get(mark) ?? [])
    .find((id) => {
      const movement = movements.get(id);
      return movement && !movement.formats.includes(format) && !taken.has(id);
    });

const firstAndLast = (days: readonly LocalDate[]) => {
  const ordered = days.toSorted();
  return { fromDate: ordered.at(0) ?? null, toDate: ordered.at(-1) ?? null };
};

type NewMovements = Pick<StatementRead['data'], 'movements' | 'same'>;

const newIn = (state: BankState, { movements, format }: SealedReading): NewMovements => {
  const added = new Map<MovementId, Recorded>();
  const same: { movementId: MovementId; otherId: MovementId }[] = [];
  const taken = new Set<MovementId>();
  for (const movement of movements) {
    const { movementId } = movement;
    if (knownId(state, movementId) || added.has(movementId)) continue;
    const other = sameIn(state, movement, { format, taken });
    if (other === undefined) added.set(movementId, movement);
    else {
      taken.add(other);
      same.push({ movementId: other, otherId: movementId });
    }
  }
  return { movements: [...added.values()].map((each) => ({ ...each, marks: [...each.marks] })), same };
};

const readingOf = (state: BankState, reading: SealedReading): readonly StatementRead[] => {
  const { statementId, year, statementKey, format, sealed } = reading;
  const { movements, same } = newIn(state, reading);
  const isKnown = statementKey === null || state.statements.has(statementKey);
  if (isKnown && movements.length === 0 && same.length === 0) return [];
  const days = firstAndLast(reading.movements.map(({ bookedOn }) => bookedOn));
  const counts = { found: reading.movements.length, added: movements.length };
  const data = { statementId, year, statementKey, format, ...days, ...counts, movements, same, sealed };
  return [{ type: 'StatementRead', data }];
};

/** Keeps what no statement before contained; statements may overlap. Refuses nothing; what is known already writes no event. */
export const decideRecordStatements = ({ data }: RecordStatements, before: BankState): Accepted<StatementRead> => {
  const events: StatementRead[] = [];
  let state = before;
  for (const reading of data.statements) {
    const read = readingOf(state, reading);
    events.push(...read);
    state = read.reduce(evolveBank.StatementRead, state);
  }
  return accept(...events);
};
