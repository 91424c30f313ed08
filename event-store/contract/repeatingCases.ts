import { expect, it } from 'vitest';
import { courtBooked, courtsBooked, freshStream, idsOf } from './clubFacts.ts';
import type { UnderTest } from './serverUnderTest.ts';

export const repeatingCases = (underTest: UnderTest): void => {
  it('answers the same append again like the first time, and writes it once', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = [courtBooked()];
    const first = await store.append(stream, 'none', events);
    expect(await store.append(stream, 'none', events)).toEqual(first);
    expect(await store.read(stream)).toHaveLength(1);
  });

  it('answers the same batch again like the first time, and writes it once', async () => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', courtsBooked(2));
    const events = courtsBooked(4);
    const first = await store.append(stream, 1, events);
    expect(await store.append(stream, 1, events)).toEqual(first);
    expect(await store.read(stream)).toHaveLength(6);
  });

  it('answers it again when the stream has long moved on', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    const first = await store.append(stream, 'none', events);
    await store.append(stream, 1, courtsBooked(30));
    expect(await store.append(stream, 'none', events)).toEqual(first);
    expect(await store.read(stream)).toHaveLength(32);
  });

  it('answers the beginning of a batch as written, up to where it goes', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(3);
    await store.append(stream, 'none', events);
    const repeated = await store.append(stream, 'none', events.slice(0, 2));
    const [, second] = await store.read(stream);
    expect(repeated).toEqual({ outcome: 'appended', revision: 1, position: second?.position });
  });

  it('answers the rest of a batch as written, from where it begins', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(3);
    const first = await store.append(stream, 'none', events);
    expect(await store.append(stream, 0, events.slice(1))).toEqual(first);
  });

  it('takes known events with a new one behind them for a conflict', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    await store.append(stream, 'none', events);
    const longer = [...events, courtBooked()];
    expect(await store.append(stream, 'none', longer)).toEqual({ outcome: 'conflict', actual: 1 });
    expect(await store.read(stream)).toHaveLength(2);
  });

  it('takes a new event with a known one behind it for a conflict', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    await store.append(stream, 'none', events);
    const changed = [courtBooked(), ...events.slice(1)];
    expect(await store.append(stream, 'none', changed)).toEqual({ outcome: 'conflict', actual: 1 });
  });

  it('takes a known event with another behind it than was written for a conflict', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(3);
    await store.append(stream, 'none', events);
    const changed = [...events.slice(0, 1), courtBooked()];
    expect(await store.append(stream, 'none', changed)).toEqual({ outcome: 'conflict', actual: 2 });
  });

  it('takes known events in another order for a conflict', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    await store.append(stream, 'none', events);
    expect(await store.append(stream, 'none', events.toReversed())).toEqual({ outcome: 'conflict', actual: 1 });
  });

  it('takes known events at another earlier revision for a conflict', async () => {
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

  it('never takes an event of another stream for a repeat', async () => {
    const { store } = underTest();
    const [ledger, members] = [freshStream('ledger'), freshStream('members')];
    const event = courtBooked();
    await store.append(ledger, 'none', [event]);
    await store.append(members, 'none', [courtBooked()]);
    expect(await store.append(members, 'none', [event])).toEqual({ outcome: 'conflict', actual: 0 });
    expect(idsOf(await store.read(ledger))).toEqual([event.id]);
  });

  it('writes an append once that two processes send at the same time', async () => {
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
