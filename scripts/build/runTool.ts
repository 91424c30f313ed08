import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const house = fileURLToPath(new URL('../../', import.meta.url));
const manifest = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) });

/** The script behind a package's command, so that no shell and no npx stands between. */
const scriptOf = (tool: string): string => {
  const file = createRequire(join(house, 'client', 'package.json')).resolve(`${tool}/package.json`);
  const { bin } = v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[tool];
  if (script === undefined) throw new Error(`${tool} has no command`);
  return join(dirname(file), script);
};

/** Runs a package's command in a folder of the house; throws with what it wrote when it fails. */
export const runTool = (tool: string, args: readonly string[], folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [scriptOf(tool), ...args], {
      cwd: join(house, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${tool} failed:\n${output}`))));
  });
