import { describe, expect, it } from 'vitest';
import { type Outcome, failed, groupCommit } from './groupCommit.ts';

type Send = (requests: readonly number[]) => Promise<readonly Outcome<number>[]>;

const doubled: Send = (requests) => Promise.resolve(requests.map((request) => ({ ok: true, answer: 2 * request })));

/** A sender whose batches wait until the spec releases them, one after the other. */
const heldBack = (send: Send) => {
  const batches: (readonly number[])[] = [];
  const waiting: (() => void)[] = [];
  return {
    batches,
    release: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    },
    send: async (requests: readonly number[]) => {
      batches.push(requests);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return send(requests);
    },
  };
};

const answerAllBut2 = (request: number): Outcome<number> =>
  request === 2 ? failed(new Error('taken')) : { ok: true, answer: request };

const queueOf = (send: Send, maxBatchWeight = 100) =>
  groupCommit<number, number>({ send, weightOf: () => 1, maxBatchWeight });

describe('Group commit', () => {
  it('gives each caller its own answer', async () => {
    const { submit } = queueOf(doubled);
    expect(await Promise.all([1, 2, 3].map(submit))).toEqual([2, 4, 6]);
  });

  it('collects requests that arrive during a batch', async () => {
    const sender = heldBack(doubled);
    const { submit } = queueOf(sender.send);
    const first = submit(1);
    await expect.poll(() => sender.batches.length).toBe(1);
    const others = [2, 3, 4].map(submit);
    await sender.release();
    expect(await first).toBe(2);
    await sender.release();
    expect(await Promise.all(others)).toEqual([4, 6, 8]);
    expect(sender.batches).toEqual([[1], [2, 3, 4]]);
  });

  it('puts requests of one turn into one batch', async () => {
    const sender = heldBack(doubled);
    const { submit } = queueOf(sender.send);
    const answers = [1, 2].map(submit);
    await Promise.resolve();
    answers.push(submit(3));
    await sender.release();
    expect(await Promise.all(answers)).toEqual([2, 4, 6]);
    expect(sender.batches).toEqual([[1, 2, 3]]);
  });

  it('splits requests that are too heavy for one batch, and sends a too heavy one alone', async () => {
    const batches: (readonly number[])[] = [];
    const { submit } = groupCommit<number, number>({
      send: (requests) => {
        batches.push(requests);
        return doubled(requests);
      },
      weightOf: (request) => request,
      maxBatchWeight: 10,
    });
    await Promise.all([4, 4, 4, 50, 1, 2].map(submit));
    expect(batches).toEqual([[4, 4], [4], [50], [1, 2]]);
  });

  it('gives each caller its own error', async () => {
    const { submit } = queueOf((requests) => Promise.resolve(requests.map(answerAllBut2)));
    const settled = await Promise.allSettled([1, 2, 3].map(submit));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails the whole batch with its sender, and continues with the next', async () => {
    let isAway = true;
    const { submit } = queueOf((requests) => (isAway ? Promise.reject(new Error('away')) : doubled(requests)));
    const settled = await Promise.allSettled([1, 2].map(submit));
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await submit(3)).toBe(6);
  });

  it('fails also where the sender throws synchronously', async () => {
    const { submit } = queueOf(() => {
      throw new Error('broken');
    });
    await expect(submit(1)).rejects.toThrow('broken');
    await expect(submit(2)).rejects.toThrow('broken');
  });

  it('rejects a request for which the sender returns no outcome', async () => {
    const { submit } = queueOf(async (requests) => (await doubled(requests)).slice(1));
    const settled = await Promise.allSettled([1, 2].map(submit));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('is settled when all submitted requests are', async () => {
    const sender = heldBack(doubled);
    const { submit, settled } = queueOf(sender.send);
    const order: string[] = [];
    const first = submit(1).then(() => order.push('first'));
    const second = expect
      .poll(() => sender.batches.length)
      .toBe(1)
      .then(() => submit(2))
      .then(() => order.push('second'));
    const all = settled().then(() => order.push('settled'));
    await sender.release();
    await sender.release();
    await Promise.all([first, second, all]);
    expect(order).toEqual(['first', 'second', 'settled']);
  });
});
