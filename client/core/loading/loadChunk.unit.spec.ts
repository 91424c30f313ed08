import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadFailure, loadOnce } from './loadChunk.ts';

const failing = (times: number) => {
  let calls = 0;
  return vi.fn(() => {
    calls += 1;
    return calls <= times ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve('the code');
  });
};

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const inBrowser = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline });

beforeEach(() => {
  vi.useFakeTimers();
  inBrowser(true);
  answering(() => Promise.resolve(new Response()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Loading a chunk', () => {
  it('happens once, however many ask for it', async () => {
    const load = failing(0);
    const start = loadOnce(load);
    expect(await Promise.all([start(), start()])).toEqual(['the code', 'the code']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is retried after 350 ms and then after twice as long each time, five times', async () => {
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

  it('fails after that, and starts again when the chunk is requested again', async () => {
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

  it('is not retried where the browser knows that there is no network', async () => {
    inBrowser(false);
    const load = failing(6);
    await expect(loadOnce(load)()).rejects.toThrow(ChunkLoadFailure);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fails at once where the server has another build: retries would only delay the reload', async () => {
    answering(() => Promise.resolve(new Response(null, { status: 404 })));
    const load = failing(6);
    const failed = expect(loadOnce(load)()).rejects.toMatchObject({ build: 'gone' });
    await vi.advanceTimersByTimeAsync(100);
    await failed;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is retried in time although the server does not say which build it has', async () => {
    answering(() => new Promise(() => undefined));
    const load = failing(1);
    const loaded = loadOnce(load)();
    await vi.advanceTimersByTimeAsync(350);
    expect(await loaded).toBe('the code');
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['has this build', () => Promise.resolve(new Response()), 'served'],
    ['no longer has this build', () => Promise.resolve(new Response(null, { status: 404 })), 'gone'],
    ['is down behind its proxy', () => Promise.resolve(new Response(null, { status: 502 })), 'unreachable'],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ])('reports with its failure that the server %s', async (_, answer, build) => {
    inBrowser(false);
    answering(answer);
    await expect(loadOnce(failing(6))()).rejects.toMatchObject({ build });
  });
});
