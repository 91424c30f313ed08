import { chooseServer, summaryOf } from '../../event-store/eventstoredb/chooseServer.ts';
import type { Stage } from './stage.ts';
import { vitestStage } from './vitestStage.ts';

const { run, ...stage } = vitestStage('int', 'On a real PostgreSQL, and the running services');

/** Says at the end against what the adapter of EventStoreDB was tested. */
export const integrationStage: Stage = {
  ...stage,
  run: async () => {
    const result = await run();
    return { ...result, notes: [...result.notes, summaryOf(await chooseServer())] };
  },
};
