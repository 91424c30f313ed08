import { startStandInServer } from './standInServer.ts';

/** A stand-in as a process of its own; prints its address. */
const { url } = await startStandInServer();
process.stdout.write(`${url}\n`);
