import { lockFolder } from '../host/folderLock.ts';
import { toFolderError } from '../host/startRefused.ts';
import { addressOf } from './addressOf.ts';
import { choosePorts } from './addresses.ts';
import type { Configuration } from './config.ts';
import { type Control, openControl } from './controlEndpoint.ts';
import { startDatabase } from './database.ts';
import { refuseFullDisk } from './diskSpace.ts';
import { keepRunning } from './keepRunning.ts';
import { removeRuntime, writeRuntime } from './runtimeFile.ts';
import { findSecrets } from './secrets.ts';
import type { ServiceDefinition } from './serviceProcess.ts';
import { type Instance, type Services, loopback } from './instance.ts';
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
    smtpUrl: configuration.SMTP_URL ?? null,
    ports,
    control,
  });
};

/** Accepts requests to restart a service while the instance runs. */
const openControlEndpoint = async (
  { undo }: StartContext,
  services: () => readonly SupervisedService[],
): Promise<Control> => {
  const { control, close } = await openControl(loopback, async (name) => {
    const names = services().map((service) => service.name);
    const service = services().find((each) => each.name === name);
    if (!service) throw new Error(`There is no service "${name}": choose of ${names.join(', ')}.`);
    await service.replace();
  });
  undo.push(close);
  return control;
};

/**
 * Starts the instance: data folder, database, the services in parallel; resolves when all of them are healthy.
 * Everything it starts is registered in `undo`. Throws StartRefused with one sentence per problem, or the reason of `ending` when that is
 * aborted meanwhile.
 */
export const startInstance = async (
  site: StartContext,
  servicesOf: (instance: Instance) => Services,
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
  recordRuntime(instance, site, await openControlEndpoint(site, () => services));
  const open = (definitions: readonly ServiceDefinition[]) =>
    definitions.map((definition) => superviseService(definition, site));
  const definitionsOf = servicesOf(instance);
  const [backend, edge] = [open(definitionsOf.backend), open(definitionsOf.edge)];
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
