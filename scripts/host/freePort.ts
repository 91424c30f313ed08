import { randomInt } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodeOf } from './startRefused.ts';

export const isPortFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768 on, others from 49152): one of those would be taken, now
 * and then, by a connection that is opened before the program that was to listen there.
 */
const [lowest, highest] = [20_000, 32_767];
const mostTries = 100;

const reservations = join(tmpdir(), 'platzwart-ports');
/** Longer than a program takes from asking for a port to listening there. */
const reservedForMs = 120_000;

/**
 * Whether this call is the only one, in any process, that was given the port lately: who asks does not listen there yet. Where that
 * cannot be noted down, it has to do that the port is free.
 */
const reserve = async (port: number): Promise<boolean> => {
  const reservation = join(reservations, String(port));
  try {
    await mkdir(reservations, { recursive: true });
    await writeFile(reservation, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') return true;
    const { mtimeMs } = await stat(reservation).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > reservedForMs) await rm(reservation, { force: true });
    return false;
  }
};

/** The wanted port of the loopback when it is free, else any free one, which no other call is given for two minutes. */
export const freePort = async (wanted?: number): Promise<number> => {
  if (wanted !== undefined && (await isPortFree(wanted))) return wanted;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, highest + 1);
    if ((await isPortFree(port)) && (await reserve(port))) return port;
  }
  throw new Error('No free port on 127.0.0.1');
};
