import { writeFileSync } from 'node:fs';
import { currentBuild, foldersOf, usageFile } from '../build/builds.ts';
import { lockFolder } from '../host/folderLock.ts';
import { toFolderError } from '../host/startRefused.ts';
import { addressOf } from './addressOf.ts';
import { choosePorts } from './addresses.ts';
import type { Configuration } from './config.ts';
import { type Control, type Restart, openControl } from './controlEndpoint.ts';
import { startDatabase } from './database.ts';
import { refuseFullDisk } from './diskSpace.ts';
import { keepRunning } from './keepRunning.ts';
import { removeRuntime, writeRuntime } from './runtimeFile.ts';
import { findSecrets } from './secrets.ts';
import type { ServiceDefinition } from './serviceProcess.ts';
import { type Instance, type Services, loopback } from './instance.ts';
import { type Restarting, restartServices } from './restartServices.ts';
import { type SupervisedService, superviseService } from './superviseService.ts';
import { type Say, reportStep } from './reportStep.ts';
import { keepKeysShort } from '../update/keepKeysShort.ts';
import { backupFolderOf, completeUpdate, prepareUpdate } from '../update/prepareUpdate.ts';
import type { UndoStack } from './undoStack.ts';

export type StartContext = Readonly<{
  root: string;
  dataFolder: string;
  configuration: Configuration;
  say: Say;
  undo: UndoStack;
  /** Aborted when the instance is to stop, also during its start. */
  ending: AbortSignal;
}>;

const lockDataFolder = ({ dataFolder, configuration, undo }: StartContext) => {
  undo.push(lockFolder(dataFolder));
  refuseFullDisk(dataFolder);
  try {
    return findSecrets(configuration, dataFolder);
  } catch (error) {
    throw toFolderError(error, dataFolder);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const openDatabase = async ({
  dataFolder,
  configuration,
  say,
  undo,
}: StartContext): Promise<Pick<Instance, 'databaseUrl' | 'readerUrl' | 'writerUrl'>> => {
  const { DATABASE_URL: given, READER_DATABASE_URL: reader, WRITER_DATABASE_URL: writer } = configuration;
  if (given) return { databaseUrl: given, readerUrl: reader ?? given, writerUrl: writer ?? given };
  const first = await reportStep(say)('database', () => startDatabase(dataFolder));
  const kept = keepRunning(first, {
    start: () => startDatabase(dataFolder, first.port),
    onLoss: () => say('  The database ended unexpectedly and is started again.'),
    onFailure: (error) => say(`  The database could not be started: ${messageOf(error)}`),
  });
  undo.push(kept.stop);
  return { databaseUrl: first.url, readerUrl: first.readerUrl, writerUrl: first.writerUrl };
};

const recordRuntime = (
  { configuration, ports, databaseUrl }: Instance,
  { dataFolder, undo }: StartContext,
  control: Control,
): void => {
  const eventStoreDbUrl = configuration.EVENTSTOREDB_URL ?? null;
  undo.push(() => removeRuntime(dataFolder));
  writeRuntime(dataFolder, {
    pid: process.pid,
    mode: configuration.PLATZWART_MODE,
    address: addressOf(configuration),
    databaseUrl,
    eventStoreDbUrl,
    streamPrefix: configuration.EVENTSTOREDB_STREAM_PREFIX ?? '',
    smtpUrl: configuration.SMTP_URL ?? null,
    ports,
    control,
  });
};

/** Accepts requests to restart a service while the instance runs. */
const openControlEndpoint = async ({ undo }: StartContext, restart: Restart): Promise<Control> => {
  const { control, close } = await openControl(loopback, restart);
  undo.push(close);
  return control;
};

const definitionIn = ({ backend, edge }: Services, name: string): ServiceDefinition => {
  const found = [...backend, ...edge].find((each) => each.name === name);
  if (!found) throw new Error(`This build has no service ${name}`);
  return found;
};

/** Each restart takes the build that is in place by then. One at a time. */
const restarter = (
  root: string,
  define: Restarting['define'],
  services: () => readonly SupervisedService[],
): Restart => {
  let from = currentBuild(root);
  let isUnderWay = false;
  return async (name) => {
    const chosen = services().filter((each) => name === null || each.name === name);
    if (chosen.length === 0) {
      const names = services().map((each) => each.name);
      throw new Error(`There is no service "${name ?? ''}": choose of ${names.join(', ')}.`);
    }
    if (isUnderWay) throw new Error('Services are being restarted already: wait until that is done.');
    isUnderWay = true;
    const to = currentBuild(root);
    try {
      await restartServices({ services: chosen, define }, { from, to });
      from = to;
      markUsage(root, to);
    } finally {
      isUnderWay = false;
    }
  };
};

/** So that later builds do not remove this one. */
const markUsage = (root: string, build: string): void => {
  try {
    writeFileSync(usageFile(foldersOf(root, build).services, process.pid), '');
  } catch {
    // The folder is not ours to write: then nobody builds there either.
  }
};

/**
 * Starts the instance: data folder, database, the services in parallel; resolves when all of them are healthy.
 * Everything it starts is registered in `undo`. Throws StartRefused with one sentence per problem, or the reason of `ending` when that is
 * aborted meanwhile.
 */
export const startInstance = async (
  site: StartContext,
  servicesOf: (instance: Instance, build: string) => Services,
): Promise<void> => {
  const { root, dataFolder, configuration, undo, ending } = site;
  const secrets = lockDataFolder(site);
  const ports = await choosePorts(configuration);
  const database = await openDatabase(site);
  ending.throwIfAborted();
  const updating = { ...site, installation: { root, env: process.env }, ...database };
  const update = await prepareUpdate(updating);
  const instance = { root, dataFolder, configuration, ports, secrets, ...database };
  const services: SupervisedService[] = [];
  const build = currentBuild(root);
  markUsage(root, build);
  const define: Restarting['define'] = (of, name) => definitionIn(servicesOf(instance, of), name);
  recordRuntime(
    instance,
    site,
    await openControlEndpoint(
      site,
      restarter(root, define, () => services),
    ),
  );
  const open = (definitions: readonly ServiceDefinition[]) =>
    definitions.map(({ name }) => superviseService(() => define(build, name), site));
  const definitions = servicesOf(instance, build);
  const [backend, edge] = [open(definitions.backend), open(definitions.edge)];
  services.push(...backend, ...edge);
  undo.push(async (killSignal) => {
    // Stop the edge first, so that no new call arrives; then the backend services finish their calls.
    for (const group of [edge, backend]) await Promise.all(group.map(({ stop }) => stop(killSignal)));
  });
  await Promise.all([...backend, ...edge].map(({ isUp }) => isUp)).catch((error: unknown) => {
    throw update.withWayBack(error);
  });
  await completeUpdate(updating);
  undo.push(keepKeysShort(backupFolderOf(updating.installation)));
};
