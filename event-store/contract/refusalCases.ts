import { expect, it } from 'vitest';
import { courtBooked, freshStream } from './sampleEvents.ts';
import type { UnderTest } from './serverUnderTest.ts';

/** Invalid appends: they reject, write nothing, and leave the store usable. */
export const refusalCases = (underTest: UnderTest): void => {
  it('rejects an empty append', async () => {
    await expect(underTest().store.append(freshStream(), 'none', [])).rejects.toThrow('at least one event');
  });

  it('rejects a duplicate id within one append', async () => {
    const event = courtBooked();
    await expect(underTest().store.append(freshStream(), 'none', [event, event])).rejects.toThrow('repeats an id');
  });

  it('rejects an id that is no UUID', async () => {
    const event = { ...courtBooked(), id: 'booking 17' };
    await expect(underTest().store.append(freshStream(), 'none', [event])).rejects.toThrow('UUID');
  });

  it.each([
    ['undefined', undefined],
    ['a function', () => 1],
  ])('rejects %s as data', async (_, data) => {
    const event = { ...courtBooked(), data };
    await expect(underTest().store.append(freshStream(), 'none', [event])).rejects.toThrow('not a JSON value');
  });

  it('rejects names that belong to the store itself', async () => {
    const { store } = underTest();
    await expect(store.append('$ledger', 'none', [courtBooked()])).rejects.toThrow('reserved');
    const event = { ...courtBooked(), type: '$booked' };
    await expect(store.append(freshStream(), 'none', [event])).rejects.toThrow('reserved');
  });

  it('rejects names with control characters', async () => {
    await expect(underTest().store.append('ledger\u001e', 'none', [courtBooked()])).rejects.toThrow('not printable');
  });

  it('rejects an impossible revision', async () => {
    await expect(underTest().store.append(freshStream(), -1, [courtBooked()])).rejects.toThrow('not a revision');
  });

  it('works after a refusal', async () => {
    const { store } = underTest();
    const stream = freshStream();
    await expect(store.append(stream, 'none', [])).rejects.toThrow();
    expect(await store.append(stream, 'none', [courtBooked()])).toMatchObject({ outcome: 'appended', revision: 0 });
  });
};
