import { type EventStore, StoreUnavailable } from '@platzwart/event-store';
import { describe, expect, it } from 'vitest';
import { fullDisk } from './fullDisk.ts';

const megabyte = 1024 * 1024;
const refused = new StoreUnavailable('away', { cause: Object.assign(new Error('no space'), { code: '53100' }) });

/** A store whose appends end as the list says. */
const storeOf = (...outcomes: (Error | null)[]): Pick<EventStore, 'append'> => ({
  append: () => {
    const error = outcomes.shift();
    return error ? Promise.reject(error) : Promise.resolve({ outcome: 'conflict', actual: 'none' });
  },
});

describe('A full disk', () => {
  it('is told while there is still some space, and no longer where there is enough', () => {
    let free = 49 * megabyte;
    const { problem } = fullDisk('/data', () => free);
    expect(problem()).toContain('almost full');
    free = 51 * megabyte;
    expect(problem()).toBeNull();
  });

  it('of another machine is told from an append that it refused, until it takes one', async () => {
    const disk = fullDisk(null);
    const { append } = disk.watch(storeOf(refused, new Error('away'), refused, null));
    const attempt = () => append('a', 'none', []).catch(() => null);
    await attempt();
    expect(disk.problem()).toContain('is full');
    await attempt();
    expect(disk.problem()).toBeNull();
    await attempt();
    expect(disk.problem()).toContain('is full');
    await attempt();
    expect(disk.problem()).toBeNull();
  });

  it('cannot be told of a folder that is not there', () => {
    expect(fullDisk('/not/there').problem()).toBeNull();
  });
});
