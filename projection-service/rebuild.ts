import { readConfiguration } from '@platzwart/contracts/core';
import { addressesSchema } from './config.ts';
import { openContext } from './core/openContext.ts';
import { progressBar } from './core/progressBar.ts';
import { rebuildBeside } from './core/rebuildBeside.ts';
import { RebuildRunning } from './core/rebuildLock.ts';
import { StartRefused, exitCodeOfRefusal } from './core/startRefusal.ts';
import type { ReadModel } from './core/readModel.ts';
import { decoders, readModels } from './readModels.ts';

const noLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

const chosenModel = (name: string | undefined): ReadModel => {
  const model = readModels.find((each) => each.name === name);
  if (model) return model;
  const names = readModels.map((each) => each.name).join(', ');
  throw new StartRefused(
    `${name ? `There is no read model "${name}"` : 'Say which read model to rebuild'}; choose one of: ${names}.`,
  );
};

const rebuild = async (model: ReadModel): Promise<void> => {
  const addresses = readConfiguration(addressesSchema, process.env);
  if (!addresses.ok) throw new StartRefused(...addresses.problems);
  const { DATABASE_URL: databaseUrl, EVENTSTOREDB_URL: eventStoreDbUrl } = addresses.value;
  const context = await openContext({ databaseUrl, eventStoreDbUrl }, { models: readModels, decoders, log: noLog });
  const interrupted = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => interrupted.abort(new Error('it was interrupted')));
  const began = performance.now();
  try {
    const onProgress = progressBar(model.name, process.stdout);
    const events = await rebuildBeside(context, model, { signal: interrupted.signal, onProgress });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    process.stdout.write(`${model.name} has been rebuilt from ${events} events in ${seconds} s.\n`);
  } finally {
    await context.store.close();
    await context.pool.end();
  }
};

const sentencesFor = (error: unknown): readonly string[] => {
  if (error instanceof StartRefused) return error.sentences;
  if (error instanceof RebuildRunning) return [`${error.message}; wait until it is done.`];
  const why = error instanceof Error ? error.message : String(error);
  return [`The rebuild was given up, the tables are as they were: ${why}.`];
};

try {
  await rebuild(chosenModel(process.argv[2]));
} catch (error) {
  for (const sentence of sentencesFor(error)) process.stderr.write(`\n${sentence}\n`);
  process.exitCode = error instanceof StartRefused ? exitCodeOfRefusal : 1;
}
