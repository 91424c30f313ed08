import { resolve } from 'node:path';
import { readConfiguration } from '@platzwart/contracts/core';
import { exitCodeOfRefusal } from '@platzwart/service-process/refusal';
import { StartRefused } from '../host/startRefused.ts';
import { banner } from './banner.ts';
import { type Configuration, configurationSchema, straysIn } from './config.ts';
import type { House, Staff } from './house.ts';
import { openHouse } from './openHouse.ts';
import { listenForStop } from './stopSignals.ts';
import { type UndoStack, createUndoStack } from './undoStack.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A closed terminal, a pipe whose reader has ended: the house goes on without them, and still closes in order. */
const needNoReader = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
};

const configured = (): Configuration => {
  const configuration = readConfiguration(configurationSchema, process.env);
  const problems = configuration.ok ? straysIn(configuration.value) : configuration.problems;
  if (configuration.ok && problems.length === 0) return configuration.value;
  throw new StartRefused(problems.join('\n'));
};

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => (signal.aborted ? done() : signal.addEventListener('abort', () => done(), { once: true })));

/** How the house is run: with which services, and where the browser finds it then. */
export type Manner = Readonly<{
  staffOf: (house: House) => Staff;
  addressOf: (configuration: Configuration) => string;
}>;

type Session = Readonly<{ undo: UndoStack; ending: AbortSignal }>;

const serve = async (root: string, { staffOf, addressOf }: Manner, { undo, ending }: Session): Promise<void> => {
  const configuration = configured();
  const dataFolder = resolve(root, configuration.DATA_DIR);
  await openHouse({ root, dataFolder, configuration, say, undo, ending }, staffOf);
  say(banner({ configuration, address: addressOf(configuration), dataFolder }));
  await untilAborted(ending);
  say('\n  Closing …');
};

/**
 * Opens the house below `root`, keeps it open until it is told to stop, closes it in order.
 * Answers the exit code: 0, or 78 after a refusal, of which every problem has been told in one sentence.
 */
export const supervise = async (root: string, manner: Manner): Promise<number> => {
  needNoReader();
  const signals = listenForStop();
  const undo = createUndoStack();
  try {
    await serve(root, manner, { undo, ending: signals.stop });
    return 0;
  } catch (error) {
    if (signals.stop.aborted) return 0;
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    return exitCodeOfRefusal;
  } finally {
    await undo.unwind(signals.hurry);
  }
};
