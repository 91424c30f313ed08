import { describe } from 'vitest';
import type { ServerUnderTest } from '../../../event-store/contract/serverUnderTest.ts';
import { StoreUnavailable } from '../../../event-store/eventStore.ts';
import { eventStoreContract } from '../../../event-store/eventStoreContract.ts';
import type { Wire } from '../world/wire.ts';
import { createMemoryLog } from './memoryLog.ts';
import { storeOver } from './storeOver.ts';

const createLog = () => createMemoryLog(() => new Date().toISOString());

/** A connection without faults; `disconnect` cuts it. */
const startMemoryStore = (): Promise<ServerUnderTest> => {
  const [log, logOfOther] = [createLog(), createLog()];
  let isAway = false;
  const wire: Wire = async (what, work) => {
    // The answer arrives on the next turn of the event loop, as from a very near database.
    await new Promise((resolve) => setImmediate(resolve));
    if (isAway) throw new StoreUnavailable(`Nobody there to ${what}`);
    return work();
  };
  const cut = (away: boolean) => () => {
    isAway = away;
    return Promise.resolve();
  };
  const openOn = (opened: typeof log) => () => Promise.resolve(storeOver(opened, { wire, notify: (ring) => ring() }));
  return Promise.resolve({
    open: openOn(log),
    openOther: openOn(logOfOther),
    disconnect: cut(true),
    reconnect: cut(false),
    stop: () => Promise.resolve(),
  });
};

describe("The simulator's event store", () => eventStoreContract(startMemoryStore));
