import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadFailure, loadOnce } from './loadChunk.ts';

const failing = (times: number) => {
  let calls = 0;
  return vi.fn(() => {
    calls += 1;
    return calls <= times ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve('the code');
  });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Loading a part of the client', () => {
  it('happens once, however many ask for it', async () => {
    const load = failing(0);
    const start = loadOnce(load);
    expect(await Promise.all([start(), start()])).toEqual(['the code', 'the code']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried again after 350 ms and then twice as long each time, five times', async () => {
    const load = failing(5);
    const loaded = loadOnce(load)();
    await vi.advanceTimersByTimeAsync(349);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(700 + 1_400 + 2_800 + 5_600);
    expect(load).toHaveBeenCalledTimes(6);
    expect(await loaded).toBe('the code');
  });

  it('fails after that, and starts anew when it is asked for again', async () => {
    const load = failing(6);
    const start = loadOnce(load);
    const failed = expect(start()).rejects.toThrow(ChunkLoadFailure);
    await vi.advanceTimersByTimeAsync(11_000);
    await failed;
    expect(await start()).toBe('the code');
  });

  it('fails after two minutes without an answer', async () => {
    const failed = expect(loadOnce(() => new Promise(() => undefined))()).rejects.toThrow(ChunkLoadFailure);
    await vi.advanceTimersByTimeAsync(120_000);
    await failed;
  });
});
