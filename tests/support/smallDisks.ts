import { spawnSync } from 'node:child_process';

type Disk = Readonly<{ folder: string; megabytes: number }>;

/** A shell command with small disks mounted at these folders, in a mount namespace of its own, which ends with the command. */
export const onSmallDisks = (disks: readonly Disk[], command: string): readonly [string, ...string[]] => {
  const mounts = disks.map(({ folder, megabytes }) => `mount -t tmpfs -o size=${megabytes}m none '${folder}'`);
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', [...mounts, command].join(' && ')];
};

const [unshare, ...probe] = onSmallDisks([{ folder: '/mnt', megabytes: 1 }], 'true');
/** Containers often may not mount: then the cases that need it are skipped, and the report lists them. */
export const canMountDisks = spawnSync(unshare, probe).status === 0;
