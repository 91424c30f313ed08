import { type LogProof, logProofSchema } from '@platzwart/contracts/club';
import { column, rowReader } from '@platzwart/contracts/core';
import { clubSubjectId } from '@platzwart/contracts/history';
import type { Database } from '../core/database.ts';

const details = rowReader({ details: column.jsonOf(logProofSchema) });
const actions = rowReader({ action: column.text });

const actionsOfProofs = "subject_id = $1 and action in ('LogProofRequested', 'LogProven')";

export type LogProofReads = Readonly<{
  /** The newest first. */
  runs: (count: number) => Promise<readonly LogProof[]>;
  /** Whether an ADMIN has requested a run that has not ended. */
  isRequested: () => Promise<boolean>;
}>;

/** The results are events, which the read model of the histories shows with their content. */
export const logProofReads = (database: Pick<Database, 'rows'>): LogProofReads => ({
  runs: async (count) => {
    const rows = await database.rows(
      `select ${details.selectList()} from history.entries where subject_id = $1 and action = 'LogProven'
       order by entry_id desc limit $2`,
      [clubSubjectId, count],
    );
    return details.decode(rows).map((row) => row.details);
  },
  isRequested: async () => {
    const rows = await database.rows(
      `select ${actions.selectList()} from history.entries where ${actionsOfProofs} order by entry_id desc limit 1`,
      [clubSubjectId],
    );
    return actions.decode(rows)[0]?.action === 'LogProofRequested';
  },
});
