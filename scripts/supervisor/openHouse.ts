import { lockFolder } from '../host/folderLock.ts';
import { asFolderTrouble } from '../host/startRefused.ts';
import { addressOf } from './addressOf.ts';
import { choosePorts } from './addresses.ts';
import type { Configuration } from './config.ts';
import { type Control, openControl } from './control.ts';
import { beginDatabase } from './database.ts';
import { refuseFullDisk } from './diskSpace.ts';
import { keepRunning } from './keepRunning.ts';
import { removeRuntime, writeRuntime } from './runtimeFile.ts';
import { findSecrets } from './secrets.ts';
import type { ServiceOrder } from './serviceProcess.ts';
import { type House, type Staff, loopback } from './house.ts';
import { type OpenService, openService } from './openService.ts';
import { type Say, sayStep } from './steps.ts';
import type { UndoStack } from './undoStack.ts';

export type Site = Readonly<{
  root: string;
  dataFolder: string;
  configuration: Configuration;
  say: Say;
  undo: UndoStack;
  /** Aborted when the house shall close, be it open yet or not. */
  ending: AbortSignal;
}>;

const occupyDataFolder = ({ dataFolder, configuration, undo }: Site) => {
  undo.push(lockFolder(dataFolder));
  refuseFullDisk(dataFolder);
  try {
    return findSecrets(configuration, dataFolder);
  } catch (error) {
    throw asFolderTrouble(error, dataFolder);
  }
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const openDatabase = async ({
  dataFolder,
  configuration,
  say,
  undo,
}: Site): Promise<Pick<House, 'databaseUrl' | 'readerUrl' | 'writerUrl'>> => {
  const { DATABASE_URL: given, READER_DATABASE_URL: reader, WRITER_DATABASE_URL: writer } = configuration;
  if (given) return { databaseUrl: given, readerUrl: reader ?? given, writerUrl: writer ?? given };
  const first = await sayStep(say)('database', () => beginDatabase(dataFolder));
  const kept = keepRunning(first, {
    begin: () => beginDatabase(dataFolder, first.port),
    onLoss: () => say('  The database ended unexpectedly and is started again.'),
    onFailure: (error) => say(`  The database could not be started: ${wordsOf(error)}`),
  });
  undo.push(kept.stop);
  return { databaseUrl: first.url, readerUrl: first.readerUrl, writerUrl: first.writerUrl };
};

const noteRuntime = (
  { configuration, ports, databaseUrl }: House,
  { dataFolder, undo }: Site,
  control: Control,
): void => {
  const eventStoreDbUrl = configuration.EVENTSTOREDB_URL ?? null;
  undo.push(() => removeRuntime(dataFolder));
  writeRuntime(dataFolder, {
    pid: process.pid,
    address: addressOf(configuration),
    databaseUrl,
    eventStoreDbUrl,
    ports,
    control,
  });
};

/** Takes orders to restart a service, as long as the house is open. */
const takeOrders = async ({ undo }: Site, services: () => readonly OpenService[]): Promise<Control> => {
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
 * Opens the house: data folder, database, the services side by side; answers when all of them are healthy.
 * Everything it starts is noted in `undo`. Throws StartRefused with one plain sentence per problem, and the reason of
 * `ending` when that is aborted meanwhile.
 */
export const openHouse = async (site: Site, staffOf: (house: House) => Staff): Promise<void> => {
  const { root, configuration, undo, ending } = site;
  const secrets = occupyDataFolder(site);
  const ports = await choosePorts(configuration);
  const database = await openDatabase(site);
  ending.throwIfAborted();
  const house = { root, configuration, ports, secrets, ...database };
  const services: OpenService[] = [];
  noteRuntime(house, site, await takeOrders(site, () => services));
  const open = (orders: readonly ServiceOrder[]) => orders.map((order) => openService(order, site));
  const staff = staffOf(house);
  const [behind, front] = [open(staff.behind), open(staff.front)];
  services.push(...behind, ...front);
  undo.push(async (hurry) => {
    // Nobody is let in any more, then those behind finish what they have.
    for (const group of [front, behind]) await Promise.all(group.map(({ stop }) => stop(hurry)));
  });
  await Promise.all([...behind, ...front].map(({ isUp }) => isUp));
};
