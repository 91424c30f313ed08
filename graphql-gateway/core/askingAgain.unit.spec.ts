import { describe, expect, it, vi } from 'vitest';
import { askingAgain } from './askingAgain.ts';

const failing = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

const thenAnswering = (...failures: readonly Error[]) => {
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue('answer');
  for (const failure of failures) ask.mockRejectedValueOnce(failure);
  return ask;
};

describe('Asking a service again', () => {
  it('waits for one that is being started anew', async () => {
    const ask = thenAnswering(failing('ECONNREFUSED'), failing('ECONNREFUSED'));
    expect(await askingAgain(ask, false)).toBe('answer');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is done once more after a cut only where a second call does no harm', async () => {
    expect(await askingAgain(thenAnswering(failing('ECONNRESET'), failing('UND_ERR_SOCKET')), true)).toBe('answer');
    const ask = thenAnswering(failing('ECONNRESET'));
    await expect(askingAgain(ask, false)).rejects.toThrow('fetch failed');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('leaves alone who is slow, and what is a fault of ours', async () => {
    for (const failure of [new DOMException('too late', 'TimeoutError'), new SyntaxError('no JSON')]) {
      const ask = thenAnswering(failure);
      await expect(askingAgain(ask, true)).rejects.toBe(failure);
    }
  });

  it('gives up after about three seconds', async () => {
    vi.useFakeTimers();
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(failing('ECONNREFUSED'));
    const outcome = expect(askingAgain(ask, true)).rejects.toThrow('fetch failed');
    await vi.advanceTimersByTimeAsync(3_200);
    await outcome;
    expect(ask).toHaveBeenCalledTimes(7);
    vi.useRealTimers();
  });
});
