import { describe } from 'vitest';
import type { ServerUnderTest } from '../../../event-store/contract/serverUnderTest.ts';
import { StoreUnavailable } from '../../../event-store/eventStore.ts';
import { eventStoreContract } from '../../../event-store/eventStoreContract.ts';
import type { Wire } from '../world/wire.ts';
import { createMemoryLog } from './memoryLog.ts';
import { storeOver } from './storeOver.ts';

/** A wire without weather; `takeAway` cuts it. */
const startMemoryStore = (): Promise<ServerUnderTest> => {
  const log = createMemoryLog(() => new Date().toISOString());
  let isAway = false;
  const wire: Wire = async (what, work) => {
    // The answer is as far away as the nearest database's: on the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    if (isAway) throw new StoreUnavailable(`Nobody there to ${what}`);
    return work();
  };
  const cut = (away: boolean) => () => {
    isAway = away;
    return Promise.resolve();
  };
  return Promise.resolve({
    open: () => Promise.resolve(storeOver(log, { wire, notify: (ring) => ring() })),
    takeAway: cut(true),
    bringBack: cut(false),
    stop: () => Promise.resolve(),
  });
};

describe("The simulator's event store", () => eventStoreContract(startMemoryStore));
