import { describe, expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

const failing = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

const thenAnswering = (...failures: readonly Error[]) => {
  const call = vi.fn<() => Promise<string>>().mockResolvedValue('answer');
  for (const failure of failures) call.mockRejectedValueOnce(failure);
  return call;
};

describe('Retrying a call to a service', () => {
  it('waits for a service that is restarting', async () => {
    const call = thenAnswering(failing('ECONNREFUSED'), failing('ECONNREFUSED'));
    expect(await retry(call, false)).toBe('answer');
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('repeats a call after a lost connection only where it is idempotent', async () => {
    expect(await retry(thenAnswering(failing('ECONNRESET'), failing('UND_ERR_SOCKET')), true)).toBe('answer');
    const call = thenAnswering(failing('ECONNRESET'));
    await expect(retry(call, false)).rejects.toThrow('fetch failed');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('does not retry after a timeout, nor after a bug', async () => {
    for (const failure of [new DOMException('too late', 'TimeoutError'), new SyntaxError('no JSON')]) {
      const call = thenAnswering(failure);
      await expect(retry(call, true)).rejects.toBe(failure);
    }
  });

  it('gives up after about three seconds', async () => {
    vi.useFakeTimers();
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(failing('ECONNREFUSED'));
    const outcome = expect(retry(call, true)).rejects.toThrow('fetch failed');
    await vi.advanceTimersByTimeAsync(3_200);
    await outcome;
    expect(call).toHaveBeenCalledTimes(7);
    vi.useRealTimers();
  });
});
