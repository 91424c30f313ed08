import { join } from 'node:path';

/** Paths in the folder of an embedded PostgreSQL. */
export type DataFolder = Readonly<{ folder: string; cluster: string; passwordFile: string; logFile: string }>;

export const dataFolderAt = (folder: string): DataFolder => ({
  folder,
  cluster: join(folder, 'cluster'),
  passwordFile: join(folder, 'password'),
  logFile: join(folder, 'server.log'),
});
