import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('relay-compiler/package.json')),
  'cli.js',
);

const compileOnce = (root: string): Promise<void> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [compiler], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('close', () => resolve());
  });

/** At most one compiler runs; any number of changes during a run cause exactly one more run. */
const createCompileQueue = (root: string) => {
  let running = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const next = (): Promise<void> => {
    waiting = null;
    running = compileOnce(root);
    return running;
  };
  return (): Promise<void> => (waiting ??= running.then(next));
};

/** Compiles Relay's artifacts while the dev server runs; `relay-compiler --watch` would need watchman, one run takes 0.1 s. */
export const relayWatch = (root: string, schema: string): Plugin => ({
  name: 'platzwart:relay-watch',
  apply: 'serve',
  async configureServer({ watcher }) {
    const compile = createCompileQueue(root);
    const concernsRelay = (file: string): boolean =>
      file === schema ||
      (/\.tsx?$/.test(file) && !file.includes('__generated__') && /\bgraphql\s*`/.test(readFileSync(file, 'utf8')));
    const compileAfter = (file: string) => {
      if (concernsRelay(file)) void compile();
    };
    await compile();
    watcher.add(schema);
    watcher.on('change', compileAfter).on('add', compileAfter);
  },
});
