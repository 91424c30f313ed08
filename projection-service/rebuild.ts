import { constants, setPriority } from 'node:os';
import { configured } from '@platzwart/service-process/configured';
import { StartRefused, exitCodeOfRefusal } from '@platzwart/service-process/refusal';
import { addressesSchema } from './config.ts';
import { openLogPages } from './core/logPages.ts';
import { openContext } from './core/openContext.ts';
import { progressBar } from './core/progressBar.ts';
import type { ProjectionContext } from './core/projectionContext.ts';
import { rebuildBeside } from './core/rebuildBeside.ts';
import { RebuildRunning } from './core/rebuildLock.ts';
import type { ReadModel } from './core/readModel.ts';
import { readModels } from './readModels.ts';

const noLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

const chosenModels = (name: string | undefined): readonly ReadModel[] => {
  const models = name === 'all' ? readModels : readModels.filter((each) => each.name === name);
  if (models.length > 0) return models;
  const names = readModels
    .map((each) => each.name)
    .toSorted()
    .join(', ');
  throw new StartRefused(
    `${name ? `There is no read model "${name}"` : 'Say which read model to rebuild'}; choose one of: ${names}, or all.`,
  );
};

/** Lowers the priority, so that bookings get the processor first. */
const lowerPriority = (): void => setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Each rebuild reports its progress; the progress of the slowest is shown. */
const progressOf = (models: readonly ReadModel[], show: (share: number) => void) => {
  const shares = new Map(models.map((model) => [model, 0]));
  return (model: ReadModel) => (share: number) => {
    shares.set(model, share);
    show(Math.min(...shares.values()));
  };
};

const secondsSince = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1);

const sentencesFor = (error: unknown): readonly string[] => {
  if (error instanceof StartRefused) return error.sentences;
  if (error instanceof RebuildRunning) return [`${error.message}; wait until it is done.`];
  const why = error instanceof Error ? error.message : String(error);
  return [`The rebuild was given up, the tables are as they were: ${why}.`];
};

const refuse = (error: unknown): void => {
  for (const sentence of sentencesFor(error)) process.stderr.write(`\n${sentence}\n`);
  process.exitCode = error instanceof StartRefused ? exitCodeOfRefusal : 1;
};

/** Rebuilds all models concurrently with one shared read of the log; one that fails does not stop the others. */
const rebuildAll = async (context: ProjectionContext, models: readonly ReadModel[], label: string): Promise<void> => {
  const interrupted = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => interrupted.abort(new Error('it was interrupted')));
  const began = performance.now();
  const tell = progressOf(models, progressBar(label, process.stdout));
  const shared = { signal: interrupted.signal, pages: openLogPages(context) };
  const rebuildOne = async (model: ReadModel): Promise<string> => {
    const events = await rebuildBeside(context, model, { ...shared, onProgress: tell(model) });
    return `${model.name} has been rebuilt from ${events} events in ${secondsSince(began)} s.\n`;
  };
  for (const outcome of await Promise.allSettled(models.map(rebuildOne))) {
    if (outcome.status === 'fulfilled') process.stdout.write(outcome.value);
    else refuse(outcome.reason);
  }
};

const rebuild = async (name: string | undefined): Promise<void> => {
  const models = chosenModels(name);
  const address = configured(addressesSchema);
  lowerPriority();
  const context = await openContext(address, { models: readModels, log: noLog });
  try {
    await rebuildAll(context, models, name === 'all' ? 'all read models' : (name ?? ''));
  } finally {
    await context.store.close();
    await Promise.all([context.pool.end(), context.livePool.end()]);
  }
};

await rebuild(process.argv[2]).catch(refuse);
