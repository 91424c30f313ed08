import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../../operations/settings.ts';

/** The code of a release: its folder, and what it calls itself. */
export type Code = Readonly<{ folder: string; commit: string; version: string; remove: () => void }>;

const packageSchema = v.object({ version: v.string() });
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const versionIn = (folder: string): string =>
  v.parse(packageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;

/** A work tree of that commit with its own packages, until `remove`; null: this tree, as it is. */
export const checkOut = (commit: string | null): Code => {
  if (commit === null)
    return { folder: root, commit: git('rev-parse', 'HEAD'), version: versionIn(root), remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-release-'));
  git('worktree', 'add', '--detach', folder, commit);
  const remove = (): void => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    return { folder, commit: git('rev-parse', commit), version: versionIn(folder), remove };
  } catch (error) {
    remove();
    throw error;
  }
};
