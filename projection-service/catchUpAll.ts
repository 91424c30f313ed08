import { configured } from '@platzwart/service-process/configured';
import { refuseToStart } from '@platzwart/service-process/refusal';
import { addressesSchema } from './config.ts';
import { catchUp } from './core/catchUp.ts';
import { openContext } from './core/openContext.ts';
import { readModels } from './readModels.ts';

const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (_: unknown, message: string) => void process.stderr.write(`${message}\n`),
};

/**
 * Fills every read model up to the end of the log while no instance runs (`npm run restore`).
 * Exit code 1 if a read model stops on the way, 78 if database or log are out of reach.
 */
const catchUpAll = async (): Promise<void> => {
  const address = configured(addressesSchema);
  const context = await openContext(address, { models: readModels, log, fillsTables: true });
  const goal = await context.store.head();
  const { signal } = new AbortController();
  for (const model of readModels) {
    const reached = await catchUp(context, model, { goal, signal });
    process.stdout.write(`${model.name} is at position ${reached ?? 0}.\n`);
    if (reached !== goal) process.exitCode = 1;
  }
  await context.store.close();
  await Promise.all([context.pool.end(), context.livePool.end()]);
};

await catchUpAll().catch(refuseToStart);
