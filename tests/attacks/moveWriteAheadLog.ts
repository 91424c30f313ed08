import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';

const [dataFolder = '', target = ''] = process.argv.slice(2);

/** Makes a cluster in the first folder and puts its write-ahead log into the second, as one who has two disks does. */
await (await startEmbeddedPostgres({ dataFolder })).stop();
const writeAheadLog = join(dataFolder, 'cluster', 'pg_wal');
cpSync(writeAheadLog, target, { recursive: true });
rmSync(writeAheadLog, { recursive: true });
symlinkSync(target, writeAheadLog);
