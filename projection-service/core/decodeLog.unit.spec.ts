import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { foreignEvents } from '../testing/foreignEvents.ts';
import { decodeInTurns, decodeLog } from './decodeLog.ts';

const events = foreignEvents(1_100);

/** How often other work gets a turn while `work` runs. */
const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
  let [turns, isOver] = [0, false];
  void work.finally(() => {
    isOver = true;
  });
  for (;;) {
    await nextTurn();
    if (isOver) return turns;
    turns += 1;
  }
};

it('decodes a page in its order and yields to other work in between', async () => {
  const decoding = decodeInTurns(events);
  expect(await turnsDuring(decoding)).toBeGreaterThanOrEqual(3);
  expect(await decoding).toEqual(decodeLog(events));
});

it('does not yield for a few events or none', async () => {
  expect(await turnsDuring(decodeInTurns(events.slice(0, 200)))).toBe(0);
  expect(await decodeInTurns([])).toEqual([]);
});
