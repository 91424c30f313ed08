import { expect, it } from 'vitest';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from './sampleEvents.ts';
import type { UnderTest } from './serverUnderTest.ts';

export const appendingCases = (underTest: UnderTest): void => {
  it('gives the first event of a stream revision 0', async () => {
    const result = await underTest().store.append(freshStream(), 'none', [courtBooked()]);
    expect(result).toMatchObject({ outcome: 'appended', revision: 0 });
  });

  it('appends after the revision that the writer knows', async () => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', [courtBooked()]);
    expect(await store.append(stream, 0, [courtBooked()])).toMatchObject({ outcome: 'appended', revision: 1 });
  });

  it('returns the revision of the last of several events', async () => {
    const { store } = underTest();
    const stream = freshStream();
    expect(await store.append(stream, 'none', courtsBooked(3))).toMatchObject({ outcome: 'appended', revision: 2 });
    expect(await store.append(stream, 2, courtsBooked(2))).toMatchObject({ outcome: 'appended', revision: 4 });
  });

  it('counts each stream by itself', async () => {
    const { store } = underTest();
    const [ledger, members] = [freshStream('ledger'), freshStream('members')];
    await store.append(ledger, 'none', courtsBooked(2));
    expect(await store.append(members, 'none', [courtBooked()])).toMatchObject({ outcome: 'appended', revision: 0 });
    expect(await store.append(ledger, 1, [courtBooked()])).toMatchObject({ outcome: 'appended', revision: 2 });
  });

  it('refuses a new stream that exists already, and returns its revision', async () => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', courtsBooked(2));
    expect(await store.append(stream, 'none', [courtBooked()])).toEqual({ outcome: 'conflict', actual: 1 });
  });

  it('refuses a revision of a stream that does not exist', async () => {
    const result = await underTest().store.append(freshStream(), 0, [courtBooked()]);
    expect(result).toEqual({ outcome: 'conflict', actual: 'none' });
  });

  it('refuses a revision after which others have appended', async () => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', courtsBooked(3));
    expect(await store.append(stream, 1, [courtBooked()])).toEqual({ outcome: 'conflict', actual: 2 });
  });

  it('refuses a revision that the stream has not reached', async () => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', [courtBooked()]);
    expect(await store.append(stream, 1, [courtBooked()])).toEqual({ outcome: 'conflict', actual: 0 });
  });

  it('writes all events of an append or none', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const first = [courtBooked()];
    await store.append(stream, 'none', first);
    expect(await store.append(stream, 'none', courtsBooked(5))).toEqual({ outcome: 'conflict', actual: 0 });
    expect(idsOf(await store.read(stream))).toEqual(idsOf(first));
  });

  it('appends after a conflict at the returned revision', async () => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', courtsBooked(2));
    const refused = await store.append(stream, 'none', [courtBooked()]);
    const actual = refused.outcome === 'conflict' ? refused.actual : 'none';
    expect(await store.append(stream, actual, [courtBooked()])).toMatchObject({ outcome: 'appended', revision: 2 });
  });

  it('gives every append a later position than the one before, whatever the stream', async () => {
    const { store } = underTest();
    const positions = [];
    for (const stream of [freshStream(), freshStream(), freshStream()]) {
      positions.push(appended(await store.append(stream, 'none', courtsBooked(2))).position);
    }
    expect(positions).toEqual(positions.toSorted());
    expect(new Set(positions).size).toBe(3);
  });

  it('returns the position at which readers find the last event', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const one = appended(await store.append(stream, 'none', [courtBooked()]));
    const many = appended(await store.append(stream, 0, courtsBooked(4)));
    const events = await store.read(stream);
    expect([events[0]?.position, events[4]?.position]).toEqual([one.position, many.position]);
  });

  it('keeps two concurrent appends apart', async () => {
    const { store } = underTest();
    const streams = Array.from({ length: 20 }, () => freshStream());
    const results = await Promise.all(streams.map((stream) => store.append(stream, 'none', courtsBooked(3))));
    expect(results.map((result) => appended(result).revision)).toEqual(streams.map(() => 2));
    for (const stream of streams) expect(await store.read(stream)).toHaveLength(3);
  });
};
