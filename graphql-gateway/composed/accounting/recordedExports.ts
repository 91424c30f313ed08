import { type AccountingExport, accountingExportSchema } from '@platzwart/contracts/club';
import { column, rowReader } from '@platzwart/contracts/core';
import { clubSubjectId, historyColumns } from '@platzwart/contracts/history';
import * as v from 'valibot';
import type { Database } from '../../core/database.ts';

const { actorId, occurredAt } = historyColumns;
const reader = rowReader({ actorId, occurredAt, details: column.jsonOf(accountingExportSchema) });
const exportsOf = `
  select ${reader.selectList()} from history.entries
  where subject_id = $1 and action = 'AccountingExported' order by entry_id desc`;

const fileSchema = v.object({ fileName: v.string(), bytes: v.instance(Uint8Array) });
const fileOf = `select file_name as "fileName", bytes from vault.exports where export_id = $1`;

type RecordedRow = ReturnType<typeof reader.decode>[number];
/** An export with who made it and when. */
export type RecordedExport = AccountingExport & Pick<RecordedRow, 'actorId' | 'occurredAt'>;

/** All exports, the newest first; they are events, which the club log has with their content. */
export const readExports = async (database: Pick<Database, 'rows'>): Promise<readonly RecordedExport[]> =>
  reader
    .decode(await database.rows(exportsOf, [clubSubjectId]))
    .map(({ details, ...entry }) => ({ ...details, ...entry }));

/** The file with the bytes that it had; null for an id that no export has, or whose time is over. */
export const readExportFile = async (database: Pick<Database, 'rows'>, exportId: string) => {
  const recorded = (await readExports(database)).find((each) => each.exportId === exportId);
  const [row] = recorded ? await database.rows(fileOf, [exportId]) : [];
  return row && recorded ? { ...v.parse(fileSchema, row), kind: recorded.kind } : null;
};
