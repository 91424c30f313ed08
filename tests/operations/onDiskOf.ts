import { spawnSync } from 'node:child_process';

/** A command with a disk of that size ("40m") at the folder, in a mount namespace of its own. */
export const onDiskOf = (size: string, folder: string, command: string): readonly string[] => {
  const mounted = `mount -t tmpfs -o size=${size} none '${folder}' && ${command}`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mounted];
};

const [unshare = '', ...probe] = onDiskOf('40m', '/mnt', 'true');
/** Not in every container. */
export const canMountDisks = spawnSync(unshare, probe).status === 0;
