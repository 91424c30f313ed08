import { join } from 'node:path';
import { lockFolder } from '../host/folderLock.ts';
import { asFolderTrouble } from '../host/startRefused.ts';
import { addressOf, choosePorts } from './addresses.ts';
import type { Configuration } from './config.ts';
import { beginDatabase } from './database.ts';
import { refuseFullDisk } from './diskSpace.ts';
import { keepRunning } from './keepRunning.ts';
import { removeRuntime, writeRuntime } from './runtimeFile.ts';
import { findSecrets } from './secrets.ts';
import { type ServiceOrder, startService } from './serviceProcess.ts';
import type { House, Staff } from './house.ts';
import { type Say, sayStep } from './steps.ts';
import type { UndoStack } from './undoStack.ts';
import { untilUp } from './untilUp.ts';

export type Site = Readonly<{
  root: string;
  dataFolder: string;
  configuration: Configuration;
  say: Say;
  undo: UndoStack;
  /** Aborted when the house shall close, be it open yet or not. */
  ending: AbortSignal;
}>;

type Stop = (hurry: AbortSignal) => Promise<void>;

const occupyDataFolder = ({ dataFolder, configuration, undo }: Site) => {
  undo.push(lockFolder(dataFolder));
  refuseFullDisk(dataFolder);
  try {
    return findSecrets(configuration, dataFolder);
  } catch (error) {
    throw asFolderTrouble(error, dataFolder);
  }
};

const openDatabase = async ({ dataFolder, configuration, say, undo }: Site): Promise<string> => {
  if (configuration.DATABASE_URL) return configuration.DATABASE_URL;
  const first = await sayStep(say)('database', () => beginDatabase(dataFolder));
  const kept = keepRunning(first, {
    begin: () => beginDatabase(dataFolder, first.port),
    onLoss: () => say('  The database ended unexpectedly and is started again.'),
  });
  undo.push(kept.stop);
  return first.url;
};

const noteRuntime = ({ configuration, ports, databaseUrl }: House, { dataFolder, undo }: Site): void => {
  const eventStoreDbUrl = configuration.EVENTSTOREDB_URL ?? null;
  undo.push(() => removeRuntime(dataFolder));
  writeRuntime(dataFolder, {
    pid: process.pid,
    address: addressOf(configuration),
    databaseUrl,
    eventStoreDbUrl,
    ports,
  });
};

type OpenService = Readonly<{ isUp: Promise<void>; stop: Stop }>;

const openService = (order: ServiceOrder, { dataFolder, say, ending }: Site): OpenService => {
  const logFolder = join(dataFolder, 'logs');
  const first = startService(order, logFolder);
  let { stop } = first;
  const keep = () => {
    const begin = () => Promise.resolve(startService(order, logFolder));
    const log = join(logFolder, `${order.name}.log`);
    const onLoss = () => say(`  ${order.name} ended unexpectedly and is started again, see ${log}.`);
    ({ stop } = keepRunning(first, { begin, onLoss }));
  };
  const isUp = sayStep(say)(order.name, () => untilUp(first, order, { logFolder, ending })).then(keep);
  return { isUp, stop: (hurry) => stop(hurry) };
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
  const databaseUrl = await openDatabase(site);
  ending.throwIfAborted();
  const house = { root, configuration, ports, secrets, databaseUrl };
  noteRuntime(house, site);
  const open = (orders: readonly ServiceOrder[]) => orders.map((order) => openService(order, site));
  const staff = staffOf(house);
  const [behind, front] = [open(staff.behind), open(staff.front)];
  undo.push(async (hurry) => {
    // Nobody is let in any more, then those behind finish what they have.
    for (const group of [front, behind]) await Promise.all(group.map(({ stop }) => stop(hurry)));
  });
  await Promise.all([...behind, ...front].map(({ isUp }) => isUp));
};
