import { spawnSync } from 'node:child_process';

type Disk = Readonly<{ folder: string; megabytes: number }>;

/** A shell command with small disks at these folders, in a mount namespace of its own: they are gone when it has ended. */
export const onSmallDisks = (disks: readonly Disk[], command: string): readonly [string, ...string[]] => {
  const mounts = disks.map(({ folder, megabytes }) => `mount -t tmpfs -o size=${megabytes}m none '${folder}'`);
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', [...mounts, command].join(' && ')];
};

const [unshare, ...probe] = onSmallDisks([{ folder: '/mnt', megabytes: 1 }], 'true');
/** Containers often may not mount anything: then what needs it is skipped, and the run's report says so. */
export const canMountDisks = spawnSync(unshare, probe).status === 0;
