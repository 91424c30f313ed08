import { describe } from 'vitest';
import { eventStoreContract } from '../eventStoreContract.ts';
import { startPostgresUnderTest } from './postgresUnderTest.ts';

describe('The event store on PostgreSQL', () => eventStoreContract(startPostgresUnderTest));
