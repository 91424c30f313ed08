import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';

const [dataFolder = '', target = ''] = process.argv.slice(2);

/** Creates a cluster in the first folder and moves its write-ahead log into the second, as on two disks. */
await (await startEmbeddedPostgres({ dataFolder })).stop();
const writeAheadLog = join(dataFolder, 'cluster', 'pg_wal');
cpSync(writeAheadLog, target, { recursive: true });
rmSync(writeAheadLog, { recursive: true });
symlinkSync(target, writeAheadLog);
