import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../../', import.meta.url));
const manifest = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) });

/** The command of a package whose name is different. */
const commands: Readonly<Record<string, string>> = { 'dependency-cruiser': 'depcruise' };

/** The script of a package's command, to run it without a shell and npx. */
export const scriptOf = (tool: string): string => {
  const file = join(root, 'node_modules', tool, 'package.json');
  const { bin } = v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
  const script = typeof bin === 'string' ? bin : bin[commands[tool] ?? tool];
  if (script === undefined) throw new Error(`${tool} has no command`);
  return join(dirname(file), script);
};

export type ToolOutput = Readonly<{ code: number | null; output: string }>;

/** Runs a package's command in a folder of the repository. */
export const toolOutput = (tool: string, args: readonly string[], folder: string): Promise<ToolOutput> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [scriptOf(tool), ...args], {
      cwd: join(root, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });

/** The same; on failure it throws an error with the command's output. */
export const runTool = async (tool: string, args: readonly string[], folder: string): Promise<void> => {
  const { code, output } = await toolOutput(tool, args, folder);
  if (code !== 0) throw new Error(`${tool} failed:\n${output}`);
};
