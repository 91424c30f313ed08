import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const program = fileURLToPath(new URL('planAsker.ts', import.meta.url));

/** How long a person waits for a plan, in milliseconds. */
type WaitingTimes = Readonly<{ p50: number; p95: number; max: number; count: number }>;

const summed = (times: readonly number[]): WaitingTimes => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1), count: sorted.length };
};

/** The next message; throws where the process ends instead. */
const nextMessage = async (child: ChildProcess): Promise<unknown> => {
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`Who asks for plans ended with ${String(code)}`);
  });
  const messages: unknown[] = await Promise.race([once(child, 'message'), ended]);
  return messages[0];
};

type Asker = Readonly<{ url: string; token: string; day: string }>;

/** A process of its own asks for the plan of `day` all the time, from before `attack` until its end: what the attack costs its sender does not count. */
export const waitingDuring = async (
  { url, token, day }: Asker,
  attack: () => Promise<unknown>,
): Promise<WaitingTimes> => {
  const child = fork(program, [url, token, day]);
  try {
    await nextMessage(child);
    await attack();
    child.send('enough');
    return summed(v.parse(v.array(v.number()), await nextMessage(child)));
  } finally {
    child.kill();
  }
};
