import { expect, it } from 'vitest';
import { courtBooked, courtsBooked, freshStream, idsOf } from './sampleEvents.ts';
import type { UnderTest } from './serverUnderTest.ts';

export const idempotencyCases = (underTest: UnderTest): void => {
  it('returns the first answer for a repeated append, and writes it once', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = [courtBooked()];
    const first = await store.append(stream, 'none', events);
    expect(await store.append(stream, 'none', events)).toEqual(first);
    expect(await store.read(stream)).toHaveLength(1);
  });

  it('returns the first answer for a repeated batch, and writes it once', async () => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', courtsBooked(2));
    const events = courtsBooked(4);
    const first = await store.append(stream, 1, events);
    expect(await store.append(stream, 1, events)).toEqual(first);
    expect(await store.read(stream)).toHaveLength(6);
  });

  it('returns it also when the stream has grown since', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    const first = await store.append(stream, 'none', events);
    await store.append(stream, 1, courtsBooked(30));
    expect(await store.append(stream, 'none', events)).toEqual(first);
    expect(await store.read(stream)).toHaveLength(32);
  });

  it('confirms the repeated beginning of a batch, with its last position', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(3);
    await store.append(stream, 'none', events);
    const repeated = await store.append(stream, 'none', events.slice(0, 2));
    const [, second] = await store.read(stream);
    expect(repeated).toEqual({ outcome: 'appended', revision: 1, position: second?.position });
  });

  it('confirms the repeated end of a batch, from its first event on', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(3);
    const first = await store.append(stream, 'none', events);
    expect(await store.append(stream, 0, events.slice(1))).toEqual(first);
  });

  it('reports known events followed by a new one as a conflict', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    await store.append(stream, 'none', events);
    const longer = [...events, courtBooked()];
    expect(await store.append(stream, 'none', longer)).toEqual({ outcome: 'conflict', actual: 1 });
    expect(await store.read(stream)).toHaveLength(2);
  });

  it('reports a new event followed by a known one as a conflict', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    await store.append(stream, 'none', events);
    const changed = [courtBooked(), ...events.slice(1)];
    expect(await store.append(stream, 'none', changed)).toEqual({ outcome: 'conflict', actual: 1 });
  });

  it('reports a known event followed by another than written as a conflict', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(3);
    await store.append(stream, 'none', events);
    const changed = [...events.slice(0, 1), courtBooked()];
    expect(await store.append(stream, 'none', changed)).toEqual({ outcome: 'conflict', actual: 2 });
  });

  it('reports known events in another order as a conflict', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    await store.append(stream, 'none', events);
    expect(await store.append(stream, 'none', events.toReversed())).toEqual({ outcome: 'conflict', actual: 1 });
  });

  it('reports known events at an earlier revision as a conflict', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = [courtBooked()];
    await store.append(stream, 'none', courtsBooked(2));
    await store.append(stream, 1, events);
    expect(await store.append(stream, 0, events)).toEqual({ outcome: 'conflict', actual: 2 });
  });

  it('keeps the first content where the same id comes with another', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const event = courtBooked({ court: 1 });
    const first = await store.append(stream, 'none', [event]);
    expect(await store.append(stream, 'none', [{ ...event, data: { court: 2 } }])).toEqual(first);
    expect((await store.read(stream)).map(({ data }) => data)).toEqual([{ court: 1 }]);
  });

  it('does not treat an event of another stream as a repeat', async () => {
    const { store } = underTest();
    const [ledger, members] = [freshStream('ledger'), freshStream('members')];
    const event = courtBooked();
    await store.append(ledger, 'none', [event]);
    await store.append(members, 'none', [courtBooked()]);
    expect(await store.append(members, 'none', [event])).toEqual({ outcome: 'conflict', actual: 0 });
    expect(idsOf(await store.read(ledger))).toEqual([event.id]);
  });

  it('writes an append once that two processes send concurrently', async () => {
    const { store, server } = underTest();
    const other = await server.open();
    const stream = freshStream();
    const events = courtsBooked(3);
    const results = await Promise.all([
      ...Array.from({ length: 8 }, () => store.append(stream, 'none', events)),
      ...Array.from({ length: 8 }, () => other.append(stream, 'none', events)),
    ]);
    await other.close();
    const [{ position } = { position: null }] = (await store.read(stream)).toReversed();
    expect(results).toEqual(results.map(() => ({ outcome: 'appended', revision: 2, position })));
    expect(await store.read(stream)).toHaveLength(3);
  });
};
