import { chooseServer, summaryOf } from '../../event-store/eventstoredb/chooseServer.ts';
import type { Stage } from './stage.ts';
import { vitestStage } from './vitestStage.ts';

const { run, ...stage } = vitestStage('int', 'On a real PostgreSQL, and the running services');

/** Its notes name the server that the EventStoreDB adapter was tested with. */
export const integrationStage: Stage = {
  ...stage,
  startsInstances: true,
  run: async () => {
    const result = await run();
    return { ...result, notes: [...result.notes, summaryOf(await chooseServer())] };
  },
};
