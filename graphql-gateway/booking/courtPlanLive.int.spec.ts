import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDate } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { sendGraphql } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { anna, ben, gast } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const live = `subscription ($day: Date!, $since: String) {
  courtPlanChanged(sport: "TENNIS", fromDate: $day, toDate: $day, since: $since) { position changed { _id court } removed } }`;
const day = '2026-06-15';
const plan = `query ($day: Date!) {
  bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") { _id } courtPlanPosition }`;
const frame = (
  position: string,
  changed: readonly Readonly<{ bookingId: string; court: number }>[],
  removed: readonly string[] = [],
) => ({
  data: {
    courtPlanChanged: {
      position,
      changed: changed.map(({ bookingId, court }) => ({ _id: bookingId, court })),
      removed,
    },
  },
});

describe('The live court plan', () => {
  let instance: Instance;
  const statements: string[] = [];
  const changesRead = () => statements.filter((text) => text.includes('changed_at > $1')).length;
  beforeAll(async () => {
    instance = await startInstance({ hearStatement: (text) => statements.push(text) });
  });
  afterAll(() => instance.close());

  const positionAsked = async (): Promise<string> => {
    const answer = await sendGraphql(instance.url, {
      query: plan,
      variables: { day },
      token: await instance.tokenOf(anna),
    });
    return String(answer.data?.['courtPlanPosition']);
  };

  it('continues from the position of a plan that was read, and misses nothing in between', async () => {
    const first = await instance.projections.show([booking({ court: 1 })]);
    await instance.readSide.watch.waitFor(['bookings'], first, 5000);
    const position = await positionAsked();
    expect(position).toBe(first);
    const meanwhile = booking({ court: 2 });
    const cancelled = booking({ court: 3 });
    const elsewhere = [booking({ sport: 'HALL' }), booking({ date: localDate('2026-06-16') })];
    await instance.projections.show([meanwhile, cancelled, ...elsewhere]);
    const last = await instance.projections.cancel(cancelled);
    // What the gateway notices later is sent once more, with the next change.
    await instance.readSide.watch.waitFor(['bookings'], last, 5000);
    const client = socketClient(instance.url, await instance.tokenOf(anna));
    const listening = listen(client, { query: live, variables: { day, since: position } });
    expect(await listening.untilReceived(1)).toEqual([frame(last, [meanwhile], [cancelled.bookingId])]);
    const next = booking({ court: 4 });
    await instance.projections.show([booking({ date: localDate('2026-06-17') })]);
    const now = await instance.projections.show([next]);
    expect((await listening.untilReceived(2))[1]).toEqual(frame(now, [next]));
    await client.dispose();
  });

  it('takes a booking that was moved from its old day, and shows it on the new one', async () => {
    const client = socketClient(instance.url, await instance.tokenOf(anna));
    const newDay = '2026-07-15';
    const since = await instance.projections.show([booking({ date: localDate(newDay), court: 6 })]);
    const moved = booking({ court: 5 });
    const [before, after] = [day, newDay].map((each) =>
      listen(client, { query: live, variables: { day: each, since } }),
    );
    await Promise.all([before?.untilReceived(1), after?.untilReceived(1)]);
    await instance.projections.show([moved]);
    await before?.untilReceived(2);
    const change = { date: localDate(newDay), formerPlaces: [`${day} TENNIS`] };
    const position = await instance.projections.show([{ ...moved, ...change }]);
    expect((await before?.untilReceived(3))?.[2]).toEqual(frame(position, [], [moved.bookingId]));
    expect((await after?.untilReceived(2))?.[1]).toEqual(frame(position, [moved]));
    // A screen that was away while it was moved misses nothing either.
    const late = listen(client, { query: live, variables: { day, since } });
    expect(await late.untilReceived(1)).toEqual([frame(position, [], [moved.bookingId])]);
    await client.dispose();
  });

  it('answers a subscriber at once that has missed nothing', async () => {
    const client = socketClient(instance.url, await instance.tokenOf(anna));
    const since = await positionAsked();
    const listening = listen(client, { query: live, variables: { day, since } });
    const [first] = await listening.untilReceived(1);
    expect(first).toMatchObject({ data: { courtPlanChanged: { changed: [], removed: [] } } });
    await client.dispose();
  });

  it('reads and executes once for a hundred screens, regardless of the position from which each began', async () => {
    const tokens = await Promise.all([anna, ben].map((person) => instance.tokenOf(person)));
    const since = await positionAsked();
    const clients = Array.from({ length: 20 }, (_, n) => socketClient(instance.url, tokens[n % 2]));
    const screens = clients.flatMap((client) =>
      Array.from({ length: 5 }, (_, n) =>
        listen(client, { query: live, variables: { day, since: n === 0 ? '0' : since } }),
      ),
    );
    await Promise.all(screens.map((screen) => screen.untilReceived(1)));
    statements.length = 0;
    const fresh = booking({ court: 7 });
    const position = await instance.projections.show([fresh]);
    const frames = await Promise.all(screens.map(async (screen) => (await screen.untilReceived(2))[1]));
    expect(frames).toEqual(screens.map(() => frame(position, [fresh])));
    expect(changesRead()).toBe(1);
    await Promise.all(clients.map(async (client) => client.dispose()));
  });

  it('combines changes that follow each other quickly', async () => {
    const client = socketClient(instance.url, await instance.tokenOf(anna));
    const since = await positionAsked();
    const listening = listen(client, { query: live, variables: { day, since } });
    await listening.untilReceived(1);
    const rush = Array.from({ length: 60 }, (_, n) => booking({ court: n + 1 }));
    await Promise.all(rush.map((one) => instance.projections.show([one])));
    const heard = (): readonly string[] =>
      listening.frames.flatMap((one) => JSON.stringify(one).match(/"_id":"[^"]+"/g) ?? []);
    await expect.poll(() => new Set(heard()).size).toBe(60);
    expect(listening.frames.length).toBeLessThanOrEqual(61);
    await client.dispose();
  });

  it('delivers changes whose notice was lost', async () => {
    const client = socketClient(instance.url, await instance.tokenOf(gast));
    const listening = listen(client, { query: live, variables: { day, since: await positionAsked() } });
    await listening.untilReceived(1);
    const silent = booking({ court: 9 });
    const position = await instance.projections.show([silent], { withoutNotice: true });
    expect((await listening.untilReceived(2))[1]).toEqual(frame(position, [silent]));
    await client.dispose();
  });

  it('sends everything again after a rebuild of the read model, also where it ends at the same position', async () => {
    const client = socketClient(instance.url, await instance.tokenOf(anna));
    const listening = listen(client, { query: live, variables: { day: '2026-08-01' } });
    const before = booking({ date: localDate('2026-08-01'), court: 5 });
    const other = listen(client, { query: live, variables: { day: '2026-08-01', since: '0' } });
    await other.untilReceived(1);
    const position = await instance.projections.show([before]);
    await listening.untilReceived(1);
    await instance.projections.rebuild('bookings');
    expect((await listening.untilReceived(2))[1]).toEqual(frame(position, [before]));
    await client.dispose();
  });
});

describe('The live court plan during an outage of PostgreSQL', () => {
  it('recovers without a restart and misses nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platzwart-gateway-'));
    const dataFolder = join(folder, 'postgres');
    const server = await startEmbeddedPostgres({ dataFolder });
    const instance = await startInstance({ on: { ...server, drop: async () => Promise.resolve() } });
    const client = socketClient(instance.url, await instance.tokenOf(anna));
    const listening = listen(client, { query: live, variables: { day, since: '0' } });
    await listening.untilReceived(1);
    const before = booking({ court: 1 });
    const first = await instance.projections.show([before]);
    expect((await listening.untilReceived(2))[1]).toEqual(frame(first, [before]));

    await server.stop();
    const token = await instance.tokenOf(ben);
    const away = await sendGraphql(instance.url, { query: plan, variables: { day: '2026-06-20' }, token });
    expect(away.errors?.[0]?.message).toBe('ERR_DB_CONNECTION');
    const late = socketClient(instance.url, await instance.tokenOf(anna));
    const waiting = listen(late, { query: live, variables: { day, since: first } });
    const again = await startEmbeddedPostgres({ dataFolder, port: server.port });

    const after = booking({ court: 2 });
    const second = await instance.projections.show([after]);
    expect((await listening.untilReceived(3))[2]).toEqual(frame(second, [after]));
    await expect.poll(() => JSON.stringify(waiting.frames)).toContain(after.bookingId);
    const back = await sendGraphql(instance.url, { query: plan, variables: { day }, token });
    expect(back.data?.['bookingsInPeriod']).toHaveLength(2);

    await client.dispose();
    await late.dispose();
    await instance.close();
    await again.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
