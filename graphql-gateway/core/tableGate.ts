import { EventEmitter, once } from 'node:events';
import type { Database } from './database.ts';
import { Refusal } from './refusal.ts';

/** How long a call waits for the tables: a rolling update replaces them within that time. */
const patience = 3_000;

/** Nothing is read from tables of another release. */
export type TableGate = Readonly<{
  /** Whether all tables are of this release, as they were last read. Shut at first. */
  set: (areOfThisRelease: boolean) => void;
  /** Reads wait for the tables of this release; ERR_DB_CONNECTION where they do not come within 3 s. */
  guard: (database: Database) => Database;
}>;

export const createTableGate = (wait = patience): TableGate => {
  const opened = new EventEmitter().setMaxListeners(0);
  let isOpen = false;
  const untilOpen = async (): Promise<void> => {
    await once(opened, 'open', { signal: AbortSignal.timeout(wait) }).catch(() => undefined);
    if (!isOpen) throw new Refusal('ERR_DB_CONNECTION');
  };
  return {
    set: (areOfThisRelease) => {
      isOpen = areOfThisRelease;
      if (isOpen) opened.emit('open');
    },
    guard: (database) => ({
      ...database,
      rows: async (...statement) => {
        if (!isOpen) await untilOpen();
        return database.rows(...statement);
      },
    }),
  };
};
