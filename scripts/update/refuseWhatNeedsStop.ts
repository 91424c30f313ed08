import { surveySchemas } from '@platzwart/database/survey-schemas';
import type pg from 'pg';
import { migrations } from './updatePlan.ts';

/** Throws DataRefused where a schema cannot be migrated while the other release, which is connected, goes on. Changes nothing. */
export const refuseWhatNeedsStop = async (client: pg.ClientBase): Promise<void> => {
  const refused = (await surveySchemas(client, migrations)).find(({ refusal }) => refusal !== null);
  if (refused?.refusal) throw refused.refusal;
};
