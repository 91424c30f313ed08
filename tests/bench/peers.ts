import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { NotMeasurable } from './row.ts';

/** Pinned, so that every run divides by the same. Their packages declare no licence: they are no part of this house. */
const peers = ['@event-driven-io/emmett@0.42.0', '@event-driven-io/emmett-postgresql@0.42.0'];

/** Shared by all rows and kept for the next run; another list of peers is another folder. */
const folder = join(tmpdir(), `platzwart-bench-peers-${peers.join('+').replaceAll(/[^\w.]+/g, '-')}`);
const complete = join(folder, 'complete');

const install = async (): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', ...quietly, ...peers], { cwd: folder, timeout: 120_000 });
  await writeFile(complete, '');
};

/**
 * The module `name` of a peer, as its own npm package gives it; installed where it is missing.
 * Throws NotMeasurable where npm does not bring it.
 */
export const importPeer = async (name: string): Promise<unknown> => {
  if (!existsSync(complete))
    await install().catch((error: unknown) => {
      throw new NotMeasurable(`npm did not install ${peers.join(' and ')}: ${String(error).split('\n')[0] ?? ''}`);
    });
  return import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href);
};
