import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Edit, planted } from './plantedBug.ts';

const original = fileURLToPath(new URL('../../', import.meta.url));

export type CopyOfHouse = Readonly<{
  folder: string;
  /** Makes all edits, and gives what takes them back. Throws before anything is written where one does not fit. */
  plant: (edits: readonly Edit[]) => () => void;
  remove: () => void;
}>;

const filesOfHouse = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: original,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(original, file)));

/** Packages are shared with the original; the workspaces among them are those of the copy. */
const linkPackages = (folder: string): void => {
  const own = '@platzwart';
  mkdirSync(join(folder, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(join(original, 'node_modules')).filter((each) => each !== own))
    symlinkSync(join(original, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(original, 'node_modules', own)))
    symlinkSync(join(folder, name), join(folder, 'node_modules', own, name));
  for (const name of readdirSync(join(original, 'node_modules', own))) {
    const packages = join(original, name, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, name, 'node_modules'));
  }
};

/** The house as it is in the working tree, in a folder of its own where it may be broken. */
export const copyOfHouse = (): CopyOfHouse => {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-teeth-'));
  for (const file of filesOfHouse()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(original, file), join(folder, file));
  }
  linkPackages(folder);
  return {
    folder,
    plant: (edits) => {
      const files = [...new Set(edits.map(({ file }) => join(folder, file)))];
      const before = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
      const broken = before.map(({ file, text }) => ({
        file,
        text: edits.filter((edit) => join(folder, edit.file) === file).reduce(planted, text),
      }));
      for (const { file, text } of broken) writeFileSync(file, text);
      return () => before.forEach(({ file, text }) => writeFileSync(file, text));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
