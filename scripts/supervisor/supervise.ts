import { resolve } from 'node:path';
import { readConfiguration } from '@platzwart/contracts/core';
import { exitCodeOfRefusal } from '@platzwart/service-process/refusal';
import { StartRefused } from '../host/startRefused.ts';
import { banner } from './banner.ts';
import { type Configuration, configurationSchema, conflictingSettings } from './config.ts';
import type { Instance, Services } from './instance.ts';
import { startInstance } from './startInstance.ts';
import { listenForStop } from './stopSignals.ts';
import { type UndoStack, createUndoStack } from './undoStack.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The instance keeps running with a closed terminal or output pipe, and still stops in order. */
const ignoreClosedOutput = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
};

const loadConfiguration = (): Configuration => {
  const configuration = readConfiguration(configurationSchema, process.env);
  const problems = configuration.ok ? conflictingSettings(configuration.value) : configuration.problems;
  if (configuration.ok && problems.length === 0) return configuration.value;
  throw new StartRefused(problems.join('\n'));
};

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => (signal.aborted ? done() : signal.addEventListener('abort', () => done(), { once: true })));

/** How the instance runs: its services, and its address for the browser. */
export type SuperviseOptions = Readonly<{
  servicesOf: (instance: Instance, build: string) => Services;
  addressOf: (configuration: Configuration) => string;
}>;

type Session = Readonly<{ undo: UndoStack; ending: AbortSignal }>;

const serve = async (
  root: string,
  { servicesOf, addressOf }: SuperviseOptions,
  { undo, ending }: Session,
): Promise<void> => {
  const configuration = loadConfiguration();
  const dataFolder = resolve(root, configuration.DATA_DIR);
  await startInstance({ root, dataFolder, configuration, say, undo, ending }, servicesOf);
  say(banner({ configuration, address: addressOf(configuration), dataFolder }));
  await untilAborted(ending);
  say('\n  Closing …');
};

/**
 * Starts the instance below `root`, keeps it running until a stop signal, stops it in order.
 * Returns the exit code: 0, or 78 after a refusal, with one sentence printed per problem.
 */
export const supervise = async (root: string, options: SuperviseOptions): Promise<number> => {
  ignoreClosedOutput();
  const signals = listenForStop();
  const undo = createUndoStack();
  try {
    await serve(root, options, { undo, ending: signals.stop });
    return 0;
  } catch (error) {
    if (signals.stop.aborted) return 0;
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    return exitCodeOfRefusal;
  } finally {
    await undo.unwind(signals.killSignal);
  }
};
