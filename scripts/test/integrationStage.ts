import { availableParallelism } from 'node:os';
import { chooseServer, summaryOf } from '../../event-store/eventstoredb/chooseServer.ts';
import type { Stage } from './stage.ts';
import { vitestStage } from './vitestStage.ts';

/** One more than there are cores: a spec waits for a seventh of its time for a service that starts, or for the end of a time limit. */
const workers = availableParallelism() + 1;
const { run, ...stage } = vitestStage('int', 'On a real PostgreSQL, and the running services', workers);

/** Its notes name the server that the EventStoreDB adapter was tested with. */
export const integrationStage: Stage = {
  ...stage,
  startsInstances: true,
  run: async () => {
    const result = await run();
    return { ...result, notes: [...result.notes, summaryOf(await chooseServer())] };
  },
};
