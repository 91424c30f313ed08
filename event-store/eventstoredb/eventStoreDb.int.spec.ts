import { describe } from 'vitest';
import { eventStoreContract } from '../eventStoreContract.ts';
import { chooseServer, summaryOf } from './chooseServer.ts';
import { startEventStoreDbUnderTest } from './eventStoreDbUnderTest.ts';

const choice = await chooseServer();
process.stdout.write(`${summaryOf(choice)}\n`);

describe('The event store on EventStoreDB', () => eventStoreContract(() => startEventStoreDbUnderTest(choice)));
