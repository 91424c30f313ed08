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
 * Below the ports that systems use for outgoing connections (Linux from 32768 on, others from 49152): an outgoing connection could take
 * one of those before the program listens on it.
 */
const [lowest, highest] = [20_000, 32_767];
const mostAttempts = 100;

const reservations = join(tmpdir(), 'platzwart-ports');
/** Longer than a program takes from requesting a port to listening on it. */
const reservedForMs = 120_000;

/**
 * Whether no other call, in any process, got this port in the last two minutes: a caller does not listen on it at once. Where the
 * reservation cannot be written, a free port is enough.
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

/** The requested loopback port when it is free, else any free one, which no other call gets for two minutes. */
export const freePort = async (wanted?: number): Promise<number> => {
  if (wanted !== undefined && (await isPortFree(wanted))) return wanted;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const port = randomInt(lowest, highest + 1);
    if ((await isPortFree(port)) && (await reserve(port))) return port;
  }
  throw new Error('No free port on 127.0.0.1');
};
