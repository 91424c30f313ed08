import type { Position } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import type { EventStore, RecordedEvent } from '../eventStore.ts';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from './sampleEvents.ts';
import type { UnderTest } from './serverUnderTest.ts';

const allPages = async (
  store: EventStore,
  { after, limit }: Readonly<{ after: Position | null; limit: number }>,
): Promise<readonly (readonly RecordedEvent[])[]> => {
  const page = await store.readAll({ after, limit });
  const last = page.at(-1);
  return last ? [page, ...(await allPages(store, { after: last.position, limit }))] : [];
};

export const readingCases = (underTest: UnderTest): void => {
  it('returns an event as it was written, with its position and its time', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const event = courtBooked();
    const { position } = appended(await store.append(stream, 'none', [event]));
    const [read] = await store.read(stream);
    expect(read).toEqual({ ...event, stream, revision: 0, position, recordedAt: read?.recordedAt });
    expect(read?.recordedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('reads a stream in pages', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(10);
    await store.append(stream, 'none', events);
    const pages = await Promise.all([0, 4, 8].map((from) => store.read(stream, { from, limit: 4 })));
    expect(pages.map((page) => page.map(({ revision }) => revision))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9],
    ]);
    expect(pages.flatMap(idsOf)).toEqual(idsOf(events));
  });

  it('reads everything after a revision where no limit is given', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(1_500);
    await store.append(stream, 'none', events);
    expect(idsOf(await store.read(stream, { from: 3 }))).toEqual(idsOf(events.slice(3)));
  });

  it('reads nothing past the end', async () => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', courtsBooked(2));
    expect(await store.read(stream, { from: 2 })).toEqual([]);
    expect(await store.read(stream, { from: 1_000, limit: 5 })).toEqual([]);
  });

  it('reads nothing from a stream that does not exist', async () => {
    expect(await underTest().store.read(freshStream())).toEqual([]);
  });

  it('reads one stream without the others', async () => {
    const { store } = underTest();
    const [ledger, members] = [freshStream('ledger'), freshStream('members')];
    const events = courtsBooked(2);
    await store.append(ledger, 'none', events.slice(0, 1));
    await store.append(members, 'none', courtsBooked(3));
    await store.append(ledger, 0, events.slice(1));
    expect(idsOf(await store.read(ledger))).toEqual(idsOf(events));
  });

  it('reads the whole log in pages, in order and each event once', async () => {
    const { store } = underTest();
    const after = await store.head();
    const events = courtsBooked(50);
    for (const event of events) await store.append(freshStream(), 'none', [event]);
    const pages = await allPages(store, { after, limit: 7 });
    expect(pages.map((page) => page.length)).toEqual([7, 7, 7, 7, 7, 7, 7, 1]);
    expect(pages.flatMap(idsOf)).toEqual(idsOf(events));
    const positions = pages.flat().map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted());
  });

  it('continues within the events of one append', async () => {
    const { store } = underTest();
    const after = await store.head();
    const events = courtsBooked(5);
    await store.append(freshStream(), 'none', events);
    expect((await allPages(store, { after, limit: 2 })).map(idsOf)).toEqual(
      [events.slice(0, 2), events.slice(2, 4), events.slice(4)].map(idsOf),
    );
  });

  it('reads nothing after the last event', async () => {
    const { store } = underTest();
    const { position } = appended(await store.append(freshStream(), 'none', [courtBooked()]));
    expect(await store.readAll({ after: position, limit: 10 })).toEqual([]);
  });

  it('begins the log with its first event', async () => {
    const { store } = underTest();
    await store.append(freshStream(), 'none', courtsBooked(2));
    const [first] = await store.readAll({ after: null, limit: 1 });
    const [same, ...others] = await store.readAll({ after: null, limit: 2 });
    expect(same).toEqual(first);
    expect(await store.readAll({ after: first?.position ?? null, limit: 1 })).toEqual(others);
  });

  it('returns only events of the club, not those of the store itself', async () => {
    const { store } = underTest();
    for (const event of courtsBooked(60)) await store.append(freshStream(), 'none', [event]);
    const pages = await allPages(store, { after: null, limit: 1_000 });
    expect(pages.flat().filter(({ type, stream }) => type.startsWith('$') || stream.startsWith('$'))).toEqual([]);
  });

  it('returns the position of the last event', async () => {
    const { store } = underTest();
    const first = appended(await store.append(freshStream(), 'none', courtsBooked(2)));
    expect(await store.head()).toBe(first.position);
    const second = appended(await store.append(freshStream(), 'none', [courtBooked()]));
    expect(await store.head()).toBe(second.position);
    await store.append(freshStream(), 17, [courtBooked()]);
    expect(await store.head()).toBe(second.position);
  });

  it('returns an event to another process as soon as the append is answered', async () => {
    const { store, server } = underTest();
    const other = await server.open();
    const stream = freshStream();
    for (const [index, event] of courtsBooked(20).entries()) {
      await store.append(stream, index === 0 ? 'none' : index - 1, [event]);
      expect(idsOf(await other.read(stream, { from: index }))).toEqual([event.id]);
    }
    await other.close();
  });
};
