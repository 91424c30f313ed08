import { expect, it } from 'vitest';
import { type EventStore, StoreUnavailable } from '../eventStore.ts';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from './sampleEvents.ts';
import type { UnderTest } from './serverUnderTest.ts';

const confirmed = { outcome: 'confirmed' };

/** A concurrent confirmation causes a conflict at the unchanged revision; the next attempt succeeds. */
const appendPastConfirmations = async (
  store: EventStore,
  ...[stream, expected, events]: Parameters<EventStore['append']>
) => {
  const result = await store.append(stream, expected, events);
  if (result.outcome === 'appended') return result;
  expect(result.actual).toBe(expected);
  return store.append(stream, expected, events);
};

export const confirmingCases = (underTest: UnderTest): void => {
  it('confirms the end of a stream, and its absence', async () => {
    const { store } = underTest();
    const stream = freshStream();
    expect(await store.confirm(stream, 'none')).toEqual(confirmed);
    await store.append(stream, 'none', courtsBooked(3));
    expect(await store.confirm(stream, 2)).toEqual(confirmed);
  });

  it.each([
    ['before the end', 0],
    ['beyond the end', 7],
    ['where there is a stream', 'none'],
  ] as const)('returns the end of a stream that was expected to end %s', async (_, expected) => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', courtsBooked(3));
    expect(await store.confirm(stream, expected)).toEqual({ outcome: 'conflict', actual: 2 });
  });

  it('returns that the stream does not exist', async () => {
    expect(await underTest().store.confirm(freshStream(), 2)).toEqual({ outcome: 'conflict', actual: 'none' });
  });

  it('writes nothing, and its caller can append at once', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const event = courtBooked();
    const head = await store.head();
    await store.confirm(stream, 'none');
    expect(await store.head()).toBe(head);
    expect(appended(await store.append(stream, 'none', [event])).revision).toBe(0);
  });

  it('delays other writers by no more than one answer', async () => {
    const { server, store } = underTest();
    const other = await server.open();
    const stream = freshStream();
    const events = courtsBooked(2);
    await other.append(stream, 'none', events.slice(0, 1));
    await store.confirm(stream, 0);
    expect(await appendPastConfirmations(other, stream, 0, events.slice(1))).toMatchObject({ outcome: 'appended' });
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
    await other.close();
  });

  it('still returns the first answer for a repeated append', async () => {
    const { server, store } = underTest();
    const other = await server.open();
    const stream = freshStream();
    const events = courtsBooked(2);
    const first = await other.append(stream, 'none', events);
    await store.confirm(stream, 1);
    expect(await other.append(stream, 'none', events)).toEqual(first);
    await other.close();
  });

  it('answers each of many concurrent confirmations and appends', async () => {
    const { store } = underTest();
    const streams = Array.from({ length: 40 }, freshStream);
    const answers = await Promise.all(
      streams.map((stream, index) =>
        index % 2 === 0 ? store.confirm(stream, 'none') : store.append(stream, 'none', courtsBooked(2)),
      ),
    );
    expect(answers.filter((_, index) => index % 2 === 0)).toEqual(Array(20).fill(confirmed));
    const written = await Promise.all(streams.map(async (stream) => (await store.read(stream)).length));
    expect(answers.map((answer) => (answer.outcome === 'appended' ? 2 : 0))).toEqual(written);
  });

  it('rejects impossible streams and revisions', async () => {
    const { store } = underTest();
    await expect(store.confirm('$ledger', 'none')).rejects.toThrow('reserved');
    await expect(store.confirm(freshStream(), -1)).rejects.toThrow('not a revision');
  });

  it('rejects while the server is unreachable', async () => {
    const { server, store } = underTest();
    await server.disconnect();
    try {
      await expect(store.confirm(freshStream(), 'none')).rejects.toThrow(StoreUnavailable);
    } finally {
      await server.reconnect();
      await expect
        .poll(
          () =>
            store.head().then(
              () => true,
              () => false,
            ),
          { timeout: 20_000 },
        )
        .toBe(true);
    }
  });
};
