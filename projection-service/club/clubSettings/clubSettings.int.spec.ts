import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arrangement, clubDescribed, priceRow, pricesSet, sportArranged } from '../../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  checkpointNamed,
  openWorld,
  startProjections,
  until,
  untilReached,
} from '../../testing/projectionWorld.ts';

let world: ProjectionWorld;
let running: RunningProjections;

const sports = async (columns: string): Promise<readonly unknown[]> =>
  (await world.pool.query<Record<string, unknown>>(`select ${columns} from club_settings.sports order by place`)).rows;

beforeEach(async () => {
  world = await openWorld();
  running = startProjections(world.context);
});
afterEach(async () => {
  await running.stop();
  await world.close();
});

describe('The settings of the club', () => {
  it('hold the latest value of each setting', async () => {
    await world.log.write(clubDescribed('TC Alt'));
    const described = clubDescribed('TC Musterstadt');
    await untilReached(world.pool, 'club_settings', await world.log.write(described));
    const { rows } = await world.pool.query('select key, value from club_settings.settings order by key');
    expect(rows).toEqual([
      { key: 'description', value: described.data },
      { key: 'revision', value: 2 },
    ]);
  });

  it('hold all versions of the terms, each once', async () => {
    const issued = (version: number) =>
      ({ type: 'TermsIssued', data: { version, de: `Fassung ${version}`, en: null } }) as const;
    await untilReached(world.pool, 'club_settings', await world.log.writeAll([issued(1), issued(2)]));
    const terms = async () =>
      (await world.pool.query<{ value: object }>("select value from club_settings.settings where key = 'terms'")).rows;
    const [row] = await terms();
    expect(Object.values(row?.value ?? {})).toMatchObject([
      { version: 1, de: 'Fassung 1' },
      { version: 2, de: 'Fassung 2' },
    ]);
  });

  it('list the sports in the order in which they were first arranged, each with its prices', async () => {
    const last = await world.log.writeAll([
      sportArranged('TENNIS', 8),
      sportArranged('HALL'),
      pricesSet('HALL', 2_000),
      sportArranged('TENNIS', 6),
      sportArranged('SQUASH'),
      pricesSet('TENNIS', 1_500),
      pricesSet('HALL', 2_200),
    ]);
    await untilReached(world.pool, 'club_settings', last);
    expect(await sports('sport, place, arrangement, prices')).toEqual([
      { sport: 'TENNIS', place: 1, arrangement: arrangement('TENNIS', 6), prices: [priceRow(1_500)] },
      { sport: 'HALL', place: 2, arrangement: arrangement('HALL'), prices: [priceRow(2_200)] },
      { sport: 'SQUASH', place: 3, arrangement: arrangement('SQUASH'), prices: [] },
    ]);
  });

  it('number the sports the same, whether events come one by one or in one batch', async () => {
    const history = ['TENNIS', 'HALL', 'TENNIS', 'SQUASH', 'PADEL'].map((sport) => sportArranged(sport));
    for (const event of history) await untilReached(world.pool, 'club_settings', await world.log.write(event));
    const oneByOne = await sports('sport, place');
    await running.stop();
    await world.pool.query('truncate club_settings.sports');
    await world.pool.query('update read_models.checkpoints set position = null, events = 0');
    running = startProjections(world.context);
    await untilReached(world.pool, 'club_settings', await world.store.head());
    expect(await sports('sport, place')).toEqual(oneByOne);
  });

  it('refuse prices of an unknown sport instead of losing them', async () => {
    await world.log.write(pricesSet('GOLF', 100));
    await until(async () => (await checkpointNamed(world.pool, 'club_settings')).status === 'stopped');
    expect((await checkpointNamed(world.pool, 'club_settings')).problem).toContain('GOLF');
  });
});
