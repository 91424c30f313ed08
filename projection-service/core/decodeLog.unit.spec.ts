import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { foreignEvents } from '../testing/foreignEvents.ts';
import { decodeInTurns, decodeLog } from './decodeLog.ts';

const events = foreignEvents(1_100);

/** How often somebody else gets a turn while `work` goes on. */
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

it('decodes a page as at once, in its order, with turns for others in between', async () => {
  const decoding = decodeInTurns(events, new Map());
  expect(await turnsDuring(decoding)).toBeGreaterThanOrEqual(3);
  expect(await decoding).toEqual(decodeLog(events, new Map()));
});

it('lets nobody wait for a few events, nor for none', async () => {
  expect(await turnsDuring(decodeInTurns(events.slice(0, 200), new Map()))).toBe(0);
  expect(await decodeInTurns([], new Map())).toEqual([]);
});
