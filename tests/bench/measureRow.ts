import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { youngMemory } from '../../scripts/host/youngMemory.ts';
import type { BenchResult, BenchRow, Outcome } from './row.ts';

/** NaN and infinity have no JSON: they come over as null. */
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

/** A row that has not come back by then hangs: none takes longer than three minutes. */
const hangsAfter = 5 * 60_000;

const measureApart = (id: string, note: (line: string) => void): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL('rowProcess.ts', import.meta.url)), [id], {
      // As our services are started; peers that are measured in this process have the same.
      execArgv: [youngMemory, ...process.execArgv],
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

/** Measures one row in a process of its own, so that none inherits another's memory, and none takes others down. */
export const measureRow = async (
  { measure: _, ...row }: BenchRow,
  report: (line: string) => void,
): Promise<BenchResult> => {
  const notes: string[] = [];
  const load = loadavg()[0] ?? 0;
  const started = performance.now();
  const outcome = await measureApart(row.id, (line) => {
    notes.push(line);
    report(line);
  });
  return { row, outcome, notes, load, seconds: (performance.now() - started) / 1000 };
};
