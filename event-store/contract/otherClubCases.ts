import { expect, it } from 'vitest';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from './sampleEvents.ts';
import { containAll, eventsUntil, follow } from './follower.ts';
import type { UnderTest } from './serverUnderTest.ts';

export const otherClubCases = (underTest: UnderTest): void => {
  it('has streams of the same names with revisions of its own', async () => {
    const { store, server } = underTest();
    const other = await server.openOther();
    const [stream, own, foreign] = [freshStream(), courtsBooked(3), courtsBooked(1)];
    await store.append(stream, 'none', own);
    expect(await other.read(stream)).toEqual([]);
    expect(await other.append(stream, 'none', foreign)).toMatchObject({ outcome: 'appended', revision: 0 });
    expect(await other.confirm(stream, 0)).toEqual({ outcome: 'confirmed' });
    expect(await store.confirm(stream, 2)).toEqual({ outcome: 'confirmed' });
    const [mine, theirs] = [await store.read(stream), await other.read(stream)];
    expect([idsOf(mine), idsOf(theirs)]).toEqual([idsOf(own), idsOf(foreign)]);
    expect(new Set([...mine, ...theirs].map((event) => event.stream))).toEqual(new Set([stream]));
    await other.close();
  });

  it('is not in the pages and at the end of the log, however much it writes', async () => {
    const { store, server } = underTest();
    const other = await server.openOther();
    const [after, events] = [await store.head(), courtsBooked(4)];
    await other.append(freshStream(), 'none', courtsBooked(150));
    await store.append(freshStream(), 'none', events.slice(0, 2));
    await other.append(freshStream(), 'none', courtsBooked(150));
    const { position } = appended(await store.append(freshStream(), 'none', events.slice(2)));
    await other.append(freshStream(), 'none', courtsBooked(150));
    expect(await store.head()).toBe(position);
    const page = await store.readAll({ after, limit: 3 });
    const rest = await store.readAll({ after: page.at(-1)?.position ?? null, limit: 3 });
    expect([page, rest].map(idsOf)).toEqual([idsOf(events.slice(0, 3)), idsOf(events.slice(3))]);
    expect(await store.readAll({ after: position, limit: 3 })).toEqual([]);
    await other.close();
  });

  it('is not delivered, neither while a reader catches up nor when it is live', async () => {
    const { store, server } = underTest();
    const other = await server.openOther();
    const after = await store.head();
    const follower = follow(store, { after });
    const events = courtsBooked(6);
    for (const event of events) {
      await other.append(freshStream(), 'none', courtsBooked(40));
      await store.append(freshStream(), 'none', [event]);
    }
    await follower.until(containAll(idsOf(events)));
    await follower.leave();
    expect(idsOf(follower.events)).toEqual(idsOf(events));
    expect(idsOf(await eventsUntil(store, { after, ids: idsOf(events) }))).toEqual(idsOf(events));
    await other.close();
  });

  it('may give an event the same id', async () => {
    const { store, server } = underTest();
    const other = await server.openOther();
    const [stream, event] = [freshStream(), courtBooked()];
    await store.append(stream, 'none', [event]);
    await other.append(stream, 'none', [event]);
    expect([idsOf(await store.read(stream)), idsOf(await other.read(stream))]).toEqual([[event.id], [event.id]]);
    await other.close();
  });
};
