import { describe, expect, it } from 'vitest';
import { fairQueue } from './fairQueue.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose work ends when it is told to; `begun`: in which order it was done. */
const openQueue = (limits = { ofCaller: 100, inAll: 100 }) => {
  const begun: string[] = [];
  let end = (): void => undefined;
  const queue = fairQueue(limits);
  const add = (caller: string, name: string): Promise<string> =>
    queue(caller, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => (end = resolve));
      return name;
    });
  const endOne = async (): Promise<void> => {
    end();
    await turn();
  };
  return { queue, begun, add, endOne };
};

describe('Work that is done one after the other', () => {
  it('is done by turns of its callers, however much of it one of them has', async () => {
    const { begun, add, endOne } = openQueue();
    const all = [...['a1', 'a2', 'a3', 'a4'].map((name) => add('anna', name)), add('ben', 'b1'), add('ben', 'b2')];
    const late = add('carla', 'c1');
    await turn();
    expect(begun).toEqual(['a1']);
    for (let ended = 0; ended < 7; ended += 1) await endOne();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(await Promise.all([...all, late])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
  });

  it('of one caller is refused beyond what may wait, that of others is not', async () => {
    const { add, endOne, begun } = openQueue({ ofCaller: 1, inAll: 100 });
    const taken = [add('anna', 'a1'), add('anna', 'a2')];
    await expect(add('anna', 'a3')).rejects.toMatchObject({ code: 'ERR_TOO_MANY_CHANGES', status: 429 });
    taken.push(add('ben', 'b1'));
    for (let ended = 0; ended < 3; ended += 1) await endOne();
    await Promise.all(taken);
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('of all callers is refused beyond what may wait, and taken again afterwards', async () => {
    const { add, endOne } = openQueue({ ofCaller: 100, inAll: 2 });
    const taken = [add('anna', 'a1'), add('ben', 'b1'), add('carla', 'c1')];
    await expect(add('dora', 'd1')).rejects.toMatchObject({ code: 'ERR_TOO_MANY_CHANGES' });
    await endOne();
    taken.push(add('dora', 'd1'));
    for (let ended = 0; ended < 3; ended += 1) await endOne();
    expect(await Promise.all(taken)).toHaveLength(4);
  });

  it('that fails makes room', async () => {
    const { queue } = openQueue();
    const failed = queue('anna', () => Promise.reject(new Error('lost')));
    const next = queue('anna', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('lost');
    expect(await next).toBe('done');
  });
});
