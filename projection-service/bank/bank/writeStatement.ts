import {
  type MovementContent,
  type MovementRow,
  type SealedStatement,
  type StatementRead,
  type StatementRow,
  movementColumns,
  sealedStatementSchema,
  statementColumns,
} from '@platzwart/contracts/bank';
import type { MovementId } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Effects, Logged } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writeRows } from '../../core/writeRows.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const columns = writtenColumns(movementColumns);
const columnsOfStatement = writtenColumns(statementColumns);

/** Null once the key of the year is destroyed. */
const openStatement = async (
  { year, sealed }: StatementRead['data'],
  { unsealRetained }: Effects,
): Promise<SealedStatement | null> => {
  const [plain = null] = await unsealRetained([{ year, sealed }]);
  return plain === null ? null : v.parse(sealedStatementSchema, plain);
};

const nothingDone = { otherIds: [], asideReason: null, note: null, state: 'OPEN' } as const;

const rowsOf = (
  { event: { data }, position }: Logged<StatementRead>,
  { iban, contents }: SealedStatement,
): readonly MovementRow[] => {
  const { statementId, year, format } = data;
  return data.movements.map(({ marks: _, ...movement }, place): MovementRow => {
    const content: MovementContent | undefined = contents[movement.movementId];
    if (!content) throw new Error(`The statement ${statementId} does not say what ${movement.movementId} is`);
    return { ...movement, statementId, iban, year, format, content, place, ...nothingDone, changedAt: position };
  });
};

const at = (balance: SealedStatement['opening']) => balance ?? { on: null, amount: null };

const statementRow = (
  { event: { data }, position }: Logged<StatementRead>,
  { iban, opening, closing, total }: SealedStatement,
): StatementRow => ({
  ...{ statementId: data.statementId, iban, year: data.year, total, readAt: position },
  ...{ openingOn: at(opening).on, opening: at(opening).amount },
  ...{ closingOn: at(closing).on, closing: at(closing).amount },
});

const keptYears = 8;

/** What does not have to be kept any more is gone with its key; tables that are built anew cannot open it either (decisions.md N36). */
const forget = async (year: number, { client, schema }: Effects): Promise<void> => {
  await client.query(`delete from ${schema}.movements where year < $1`, [year - keptYears]);
  await client.query(`delete from ${schema}.statements where year < $1`, [year - keptYears]);
};

/** Writes what a statement contains that none before it did; returns its movements. Rows that are there already know this event. */
export const writeStatement = async (
  logged: Logged<StatementRead>,
  effects: Effects,
): Promise<readonly MovementId[]> => {
  const { data } = logged.event;
  const { client, schema } = effects;
  const statement = await openStatement(data, effects);
  if (statement) {
    const movements = { table: `${schema}.movements`, key: 'movement_id', columns, onlyWhere: 'false' };
    await writeRows(client, movements, rowsOf(logged, statement));
    const statements = {
      ...{ table: `${schema}.statements`, key: 'statement_id', columns: columnsOfStatement, onlyWhere: 'false' },
    };
    await client.query(upsert(statements, [statementRow(logged, statement)]));
  }
  for (const { movementId, otherId } of data.same)
    await client.query(
      `update ${schema}.movements set other_ids = other_ids || to_jsonb($2::text)
       where movement_id = $1 and not other_ids ? $2`,
      [movementId, otherId],
    );
  await forget(data.year, effects);
  return data.movements.map(({ movementId }) => movementId);
};
