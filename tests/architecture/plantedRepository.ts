import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { workspaces } from '../../scripts/check/checks.ts';

export type PlantedRepository = Readonly<{ folder: string; remove: () => Promise<void> }>;

/**
 * `from` imports `to`: both paths from the root of the repository; a `to` without a suffix is a package or a node
 * builtin.
 */
export type PlantedImport = Readonly<{ from: string; to: string }>;

const isFile = (path: string): boolean => /\.(?:ts|tsx|mjs)$/.test(path);
const isBuiltin = (path: string): boolean => path.startsWith('node:');

const importLine = ({ from, to }: PlantedImport): string => {
  const path = relative(dirname(from), to);
  return `import '${isFile(to) ? (path.startsWith('.') ? path : `./${path}`) : to}';\n`;
};

const write = async (folder: string, path: string, text: string): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text, { flag: 'a' });
};

const writePackage = async (folder: string, name: string): Promise<void> => {
  await write(folder, `node_modules/${name}/index.js`, '');
  await writeFile(join(folder, `node_modules/${name}/package.json`), JSON.stringify({ name, main: 'index.js' }));
};

const plant = async (folder: string, planted: PlantedImport): Promise<void> => {
  await write(folder, planted.from, importLine(planted));
  if (isFile(planted.to)) await write(folder, planted.to, '');
  else if (!isBuiltin(planted.to)) await writePackage(folder, planted.to);
};

/** A repository of empty files that contain these imports and nothing else. */
export const plantRepository = async (imports: readonly PlantedImport[]): Promise<PlantedRepository> => {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-planted-'));
  for (const workspace of workspaces) await write(folder, `${workspace}/empty.ts`, '');
  await write(folder, 'tsconfig.json', '{}');
  for (const planted of imports) await plant(folder, planted);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
