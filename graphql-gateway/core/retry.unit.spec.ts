import { describe, expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

const failing = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

const waits = () => vi.fn<(milliseconds: number) => Promise<void>>().mockResolvedValue();

const thenAnswering = (...failures: readonly Error[]) => {
  const call = vi.fn<() => Promise<string>>().mockResolvedValue('answer');
  for (const failure of failures) call.mockRejectedValueOnce(failure);
  return call;
};

describe('Retrying a call to a service', () => {
  it('waits for a service that is restarting', async () => {
    const call = thenAnswering(failing('ECONNREFUSED'), failing('ECONNREFUSED'));
    expect(await retry(call, false, waits())).toBe('answer');
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('repeats a call after a lost connection only where it is idempotent', async () => {
    expect(await retry(thenAnswering(failing('ECONNRESET'), failing('UND_ERR_SOCKET')), true, waits())).toBe('answer');
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
    const wait = waits();
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(failing('ECONNREFUSED'));
    await expect(retry(call, true, wait)).rejects.toThrow('fetch failed');
    expect(call).toHaveBeenCalledTimes(7);
    const milliseconds = wait.mock.calls.reduce((sum, [each]) => sum + each, 0);
    expect(milliseconds).toBe(3_150);
  });
});
