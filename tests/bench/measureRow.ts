import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { heapFlags } from '../../scripts/host/heapFlags.ts';
import type { BenchResult, BenchRow, Outcome } from './row.ts';

/** NaN and infinity have no JSON: they arrive as null. */
const numberSchema = v.union([
  v.number(),
  v.pipe(
    v.null(),
    v.transform(() => Number.NaN),
  ),
]);
const messageSchema = v.union([
  v.object({ note: v.string() }),
  v.object({
    outcome: v.variant('kind', [
      v.object({
        kind: v.literal('measured'),
        figures: v.array(v.object({ value: numberSchema, samples: v.array(numberSchema) })),
      }),
      v.object({ kind: v.literal('not measured'), why: v.string() }),
      v.object({ kind: v.literal('failed'), why: v.string() }),
    ]),
  }),
]);

/** Most rows take less than three minutes, those that project a million events first up to ten; one that has not ended by then hangs. */
const hangsAfter = 15 * 60_000;

const measureInChildProcess = (id: string, note: (line: string) => void): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL('rowProcess.ts', import.meta.url)), [id], {
      // The same options as for our services; peers that are measured in this process have them too.
      execArgv: [heapFlags, ...process.execArgv],
    });
    const impatient = setTimeout(() => child.kill('SIGKILL'), hangsAfter);
    let outcome: Outcome = { kind: 'failed', why: 'its process ended without an answer' };
    child.on('message', (message) => {
      const heard = v.parse(messageSchema, message);
      if ('note' in heard) note(heard.note);
      else outcome = heard.outcome;
    });
    child.on('exit', () => {
      clearTimeout(impatient);
      resolve(outcome);
    });
  });

/** Measures one row in its own process, so that rows neither share memory nor crash each other. */
export const measureRow = async (
  { measure: _, ...row }: BenchRow,
  report: (line: string) => void,
): Promise<BenchResult> => {
  const notes: string[] = [];
  const load = loadavg()[0] ?? 0;
  const started = performance.now();
  const outcome = await measureInChildProcess(row.id, (line) => {
    notes.push(line);
    report(line);
  });
  return { row, outcome, notes, load, seconds: (performance.now() - started) / 1000 };
};
