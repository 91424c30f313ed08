import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const house = fileURLToPath(new URL('../../', import.meta.url));
const manifest = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) });

/** The command of a package where it is not called like the package. */
const commands: Readonly<Record<string, string>> = { typescript: 'tsc', 'dependency-cruiser': 'depcruise' };

/** The script behind a package's command, so that no shell and no npx stands between. */
export const scriptOf = (tool: string): string => {
  const file = join(house, 'node_modules', tool, 'package.json');
  const { bin } = v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[commands[tool] ?? tool];
  if (script === undefined) throw new Error(`${tool} has no command`);
  return join(dirname(file), script);
};

export type ToolOutput = Readonly<{ code: number | null; output: string }>;

/** Runs a package's command in a folder of the house. */
export const toolOutput = (tool: string, args: readonly string[], folder: string): Promise<ToolOutput> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [scriptOf(tool), ...args], {
      cwd: join(house, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });

/** The same; throws with what it wrote when it fails. */
export const runTool = async (tool: string, args: readonly string[], folder: string): Promise<void> => {
  const { code, output } = await toolOutput(tool, args, folder);
  if (code !== 0) throw new Error(`${tool} failed:\n${output}`);
};
