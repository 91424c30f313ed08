import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDate } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { ask } from '../testing/ask.ts';
import { type House, openHouse } from '../testing/house.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { anna, ben, gast } from '../testing/personas.ts';
import { booking } from '../testing/projections.ts';

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
  let house: House;
  const statements: string[] = [];
  const changesRead = () => statements.filter((text) => text.includes('changed_at > $1')).length;
  beforeAll(async () => {
    house = await openHouse({ hearStatement: (text) => statements.push(text) });
  });
  afterAll(() => house.close());

  const positionAsked = async (): Promise<string> => {
    const answer = await ask(house.url, { query: plan, variables: { day }, token: await house.tokenOf(anna) });
    return String(answer.data?.['courtPlanPosition']);
  };

  it('goes on where a plan was read, and misses nothing in between', async () => {
    const first = await house.projections.show([booking({ court: 1 })]);
    await house.readSide.watch.waitFor(['bookings'], first, 5000);
    const position = await positionAsked();
    expect(position).toBe(first);
    const meanwhile = booking({ court: 2 });
    const cancelled = booking({ court: 3 });
    const elsewhere = [booking({ sport: 'HALL' }), booking({ date: localDate('2026-06-16') })];
    await house.projections.show([meanwhile, cancelled, ...elsewhere]);
    const last = await house.projections.cancel(cancelled);
    const client = socketClient(house.url, await house.tokenOf(anna));
    const listening = listen(client, { query: live, variables: { day, since: position } });
    expect(await listening.untilHeard(1)).toEqual([frame(last, [meanwhile], [cancelled.bookingId])]);
    const next = booking({ court: 4 });
    await house.projections.show([booking({ date: localDate('2026-06-17') })]);
    const now = await house.projections.show([next]);
    expect((await listening.untilHeard(2))[1]).toEqual(frame(now, [next]));
    await client.dispose();
  });

  it('answers at once who has missed nothing', async () => {
    const client = socketClient(house.url, await house.tokenOf(anna));
    const since = await positionAsked();
    const listening = listen(client, { query: live, variables: { day, since } });
    const [first] = await listening.untilHeard(1);
    expect(first).toMatchObject({ data: { courtPlanChanged: { changed: [], removed: [] } } });
    await client.dispose();
  });

  it('reads and executes once for a hundred screens, wherever each of them began', async () => {
    const tokens = await Promise.all([anna, ben].map((person) => house.tokenOf(person)));
    const since = await positionAsked();
    const clients = Array.from({ length: 20 }, (_, n) => socketClient(house.url, tokens[n % 2]));
    const screens = clients.flatMap((client) =>
      Array.from({ length: 5 }, (_, n) =>
        listen(client, { query: live, variables: { day, since: n === 0 ? '0' : since } }),
      ),
    );
    await Promise.all(screens.map((screen) => screen.untilHeard(1)));
    statements.length = 0;
    const fresh = booking({ court: 7 });
    const position = await house.projections.show([fresh]);
    const frames = await Promise.all(screens.map(async (screen) => (await screen.untilHeard(2))[1]));
    expect(frames).toEqual(screens.map(() => frame(position, [fresh])));
    expect(changesRead()).toBe(1);
    await Promise.all(clients.map(async (client) => client.dispose()));
  });

  it('gathers what happens in a rush', async () => {
    const client = socketClient(house.url, await house.tokenOf(anna));
    const since = await positionAsked();
    const listening = listen(client, { query: live, variables: { day, since } });
    await listening.untilHeard(1);
    const rush = Array.from({ length: 60 }, (_, n) => booking({ court: n + 1 }));
    await Promise.all(rush.map((one) => house.projections.show([one])));
    const heard = (): readonly string[] =>
      listening.frames.flatMap((one) => JSON.stringify(one).match(/"_id":"[^"]+"/g) ?? []);
    await expect.poll(() => new Set(heard()).size, { timeout: 10_000 }).toBe(60);
    expect(listening.frames.length).toBeLessThanOrEqual(61);
    await client.dispose();
  });

  it('hears of what was said while nobody could hear it', async () => {
    const client = socketClient(house.url, await house.tokenOf(gast));
    const listening = listen(client, { query: live, variables: { day, since: await positionAsked() } });
    await listening.untilHeard(1);
    const silent = booking({ court: 9 });
    const position = await house.projections.show([silent], { quietly: true });
    expect((await listening.untilHeard(2))[1]).toEqual(frame(position, [silent]));
    await client.dispose();
  });

  it('tells everything anew after the read model was built again, also where it ends at the same position', async () => {
    const client = socketClient(house.url, await house.tokenOf(anna));
    const listening = listen(client, { query: live, variables: { day: '2026-08-01' } });
    const before = booking({ date: localDate('2026-08-01'), court: 5 });
    const other = listen(client, { query: live, variables: { day: '2026-08-01', since: '0' } });
    await other.untilHeard(1);
    const position = await house.projections.show([before]);
    await listening.untilHeard(1);
    await house.projections.rebuild('bookings');
    expect((await listening.untilHeard(2))[1]).toEqual(frame(position, [before]));
    await client.dispose();
  });
});

describe('The live court plan, when PostgreSQL goes away', () => {
  it('heals by itself and misses nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platzwart-gateway-'));
    const dataFolder = join(folder, 'postgres');
    const server = await startEmbeddedPostgres({ dataFolder });
    const house = await openHouse({ on: { ...server, drop: async () => Promise.resolve() } });
    const client = socketClient(house.url, await house.tokenOf(anna));
    const listening = listen(client, { query: live, variables: { day, since: '0' } });
    await listening.untilHeard(1);
    const before = booking({ court: 1 });
    const first = await house.projections.show([before]);
    expect((await listening.untilHeard(2))[1]).toEqual(frame(first, [before]));

    await server.stop();
    const token = await house.tokenOf(ben);
    const away = await ask(house.url, { query: plan, variables: { day: '2026-06-20' }, token });
    expect(away.errors?.[0]?.message).toBe('ERR_DB_CONNECTION');
    const late = socketClient(house.url, await house.tokenOf(anna));
    const waiting = listen(late, { query: live, variables: { day, since: first } });
    const again = await startEmbeddedPostgres({ dataFolder, port: server.port });

    const after = booking({ court: 2 });
    const second = await house.projections.show([after]);
    expect((await listening.untilHeard(3))[2]).toEqual(frame(second, [after]));
    await expect.poll(() => JSON.stringify(waiting.frames), { timeout: 10_000 }).toContain(after.bookingId);
    const back = await ask(house.url, { query: plan, variables: { day }, token });
    expect(back.data?.['bookingsInPeriod']).toHaveLength(2);

    await client.dispose();
    await late.dispose();
    await house.close();
    await again.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
