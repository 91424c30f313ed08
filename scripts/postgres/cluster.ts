import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefused } from '../host/startRefused.ts';
import type { DataFolder } from './dataFolder.ts';
import { damaged, serverError } from './failures.ts';
import type { Identity } from './serverAccount.ts';

export const serverUser = 'platzwart';
const majorVersion = '18';

const passwordOf = ({ passwordFile, folder, cluster }: DataFolder): string => {
  if (existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8').trim();
  if (existsSync(cluster)) throw damaged(folder, 'the file password is missing');
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  return password;
};

const initdb = (
  identity: Identity,
  { folder }: DataFolder,
  [cluster, passwordFile]: readonly [string, string],
): Promise<void> => {
  const { file, args, account } = identity.launch('initdb', [
    `--pgdata=${cluster}`,
    `--username=${serverUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=de-DE',
    '--data-checksums',
    '--no-instructions',
  ]);
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(file, args, {
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(serverError(output, folder))));
  });
};

/** Created under a temporary name and renamed when it is complete: an interrupted first start leaves no partial cluster. */
const createCluster = async (identity: Identity, data: DataFolder): Promise<void> => {
  const unfinished = `${data.cluster}.unfinished`;
  const password = `${data.passwordFile}.initdb`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(password, readFileSync(data.passwordFile), { mode: 0o600 });
  const { account } = identity;
  if (account) [unfinished, password].forEach((path) => chownSync(path, account.uid, account.gid));
  try {
    await initdb(identity, data, [unfinished, password]);
    renameSync(unfinished, data.cluster);
  } finally {
    rmSync(password, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
};

/** The version of Platzwart that used the folder last, as its file `version` says; releases before 0.2.0 wrote none. */
const writerOf = (folder: string): string => {
  const file = join(dirname(folder), 'version');
  return existsSync(file) ? `Platzwart ${readFileSync(file, 'utf8').trim()}` : 'the Platzwart';
};

/** No program can read a cluster of another major version, and `pg_dump` is not part of the embedded server: a backup is read by both. */
const wayToOtherVersion = (folder: string): string =>
  `with ${writerOf(folder)} that made it run "npm run backup -- --to FOLDER", rename ${folder} to ${folder}.old, then with this one run "npm run restore -- FOLDER/platzwart-…" (docs/operations.md, "Another PostgreSQL")`;

const checkVersion = ({ cluster, folder }: DataFolder): void => {
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile))
    throw damaged(folder, readdirSync(cluster).length === 0 ? 'it is empty' : 'PG_VERSION is missing');
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === majorVersion) return;
  throw new StartRefused(
    `The data folder ${folder} was made by PostgreSQL ${version}, this is PostgreSQL ${majorVersion}: ${wayToOtherVersion(folder)}. Nothing was changed.`,
  );
};

/** Creates the cluster on the first start, checks it on every other; returns the password of the server's user. */
export const openCluster = async (identity: Identity, data: DataFolder): Promise<string> => {
  const password = passwordOf(data);
  if (existsSync(data.cluster)) checkVersion(data);
  else await createCluster(identity, data);
  return password;
};
