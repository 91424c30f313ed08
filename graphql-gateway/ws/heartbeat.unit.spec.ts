import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSocketsAlive } from './heartbeat.ts';

const socketThat = (answers: boolean) => {
  const listeners: (() => void)[] = [];
  return {
    on: (_: 'pong', listener: () => void) => listeners.push(listener),
    ping: vi.fn(() => {
      if (answers) listeners.forEach((listener) => listener());
    }),
    terminate: vi.fn(),
  };
};
const beats = (count: number) => vi.advanceTimersByTime(count * 12_000);

describe('The heartbeat of live connections', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps a socket for as long as it answers', () => {
    const anna = socketThat(true);
    keepSocketsAlive({ clients: [anna] }).watch(anna);
    beats(10);
    expect(anna.ping).toHaveBeenCalledTimes(10);
    expect(anna.terminate).not.toHaveBeenCalled();
  });

  it('terminates a socket that did not answer for a whole interval', () => {
    const gone = socketThat(false);
    keepSocketsAlive({ clients: [gone] }).watch(gone);
    beats(1);
    expect(gone.terminate).not.toHaveBeenCalled();
    beats(1);
    expect(gone.terminate).toHaveBeenCalled();
  });

  it('sends no pings after it is stopped', () => {
    const anna = socketThat(true);
    const heartbeat = keepSocketsAlive({ clients: [anna] });
    heartbeat.watch(anna);
    heartbeat.stop();
    beats(3);
    expect(anna.ping).not.toHaveBeenCalled();
  });
});
