import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../host/startRefused.ts';
import { executable } from './binaries.ts';
import type { DataFolder } from './dataFolder.ts';

export type Account = Readonly<{ name: string; uid: number; gid: number }>;
export type Launch = Readonly<{ file: string; args: readonly string[]; account: Account | undefined }>;

/** The account and the folder that the server runs with: PostgreSQL refuses to run as root. */
export type Identity = Readonly<{
  serverFolder: string;
  account: Account | undefined;
  launch: (program: 'initdb' | 'postgres', args: readonly string[]) => Launch;
}>;

const ownIdentity = (serverFolder: string): Identity => ({
  serverFolder,
  account: undefined,
  launch: (program, args) => ({ file: executable(serverFolder, program), args, account: undefined }),
});

const accountIn = (passwd: string, name: string): Account | undefined => {
  const [found, , uid, gid] =
    passwd
      .split('\n')
      .map((line) => line.split(':'))
      .find(([entry]) => entry === name) ?? [];
  return found === undefined ? undefined : { name: found, uid: Number(uid), gid: Number(gid) };
};

/** Debian and its derivatives always have `nobody`; creating an account would change the host. */
const standInAccount = (): Account => {
  const passwd = readFileSync('/etc/passwd', 'utf8');
  const account = accountIn(passwd, 'postgres') ?? accountIn(passwd, 'nobody');
  if (account) return account;
  throw new StartRefused('PostgreSQL refuses to run as root and there is no account postgres: start as another user.');
};

/**
 * A user namespace in which root appears as an ordinary account: nothing on the host changes, the files stay root's,
 * and it works below /root. The account must exist by name, because initdb looks it up.
 */
const namespaceIdentity = (serverFolder: string, { uid, gid }: Account): Identity => ({
  serverFolder,
  account: undefined,
  launch: (program, args) => ({
    file: 'unshare',
    args: ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--', executable(serverFolder, program), ...args],
    account: undefined,
  }),
});

const runs = ({ file, args, account }: Launch): boolean =>
  spawnSync(file, args, { stdio: 'ignore', ...(account && { uid: account.uid, gid: account.gid }) }).status === 0;

const accountIdentity = (serverFolder: string, account: Account): Identity => ({
  serverFolder,
  account,
  launch: (program, args) => ({ file: executable(serverFolder, program), args, account }),
});

/** A copy of the server that every account can read: node_modules may lie below /root (0700). */
const publicCopy = (serverFolder: string): string => {
  const copy = join(
    '/var/tmp',
    `platzwart-postgres-${createHash('sha256').update(serverFolder).digest('hex').slice(0, 12)}`,
  );
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(serverFolder, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
};

const reachableIdentity = (serverFolder: string, account: Account): Identity => {
  const inPlace = accountIdentity(serverFolder, account);
  return runs(inPlace.launch('postgres', ['--version'])) ? inPlace : accountIdentity(publicCopy(serverFolder), account);
};

const ownerOf = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.uid ?? 0;

const handOver = (folder: string, account: Account): void => {
  chownSync(folder, account.uid, account.gid);
  if (runs({ file: 'test', args: ['-w', folder], account })) return;
  throw new StartRefused(
    `PostgreSQL cannot run as root, and the account ${account.name} cannot reach ${folder}: set DATA_DIR to a folder that every account can reach, for example /var/lib/platzwart.`,
  );
};

/**
 * Chooses what this machine allows: the caller's own account, a user namespace, or a substitute account.
 * A cluster that another account made stays with that account. PLATZWART_NO_NAMESPACE is for the specs.
 */
export const chooseIdentity = (serverFolder: string, { folder, cluster }: DataFolder): Identity => {
  if (process.getuid?.() !== 0) return ownIdentity(serverFolder);
  const account = standInAccount();
  const namespace = namespaceIdentity(serverFolder, account);
  const mayUseNamespace = ownerOf(cluster) === 0 && process.env['PLATZWART_NO_NAMESPACE'] === undefined;
  if (mayUseNamespace && runs(namespace.launch('postgres', ['--version']))) return namespace;
  handOver(folder, account);
  return reachableIdentity(serverFolder, account);
};
