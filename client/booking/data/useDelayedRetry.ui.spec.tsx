import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDelayedRetry } from './useDelayedRetry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('What the server refuses is asked again after five seconds, each time', () => {
  const retry = vi.fn();
  const { result } = renderHook(() => useDelayedRetry(retry));
  [1, 2].forEach((times) => {
    act(() => result.current.scheduleRetry());
    act(() => void vi.advanceTimersByTime(4_999));
    expect(retry).toHaveBeenCalledTimes(times - 1);
    act(() => void vi.advanceTimersByTime(1));
    expect(retry).toHaveBeenCalledTimes(times);
  });
});
