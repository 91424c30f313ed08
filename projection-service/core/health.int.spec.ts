import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courtBooked } from '../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  checkpointNamed,
  openWorld,
  startProjections,
  untilReached,
} from '../testing/projectionWorld.ts';
import { readHealth } from './health.ts';

let world: ProjectionWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

describe('A read model', () => {
  it('is said to be behind by its age, not because somebody has just booked', async () => {
    const running = startProjections(world.context);
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1)));
    await running.stop();
    await world.log.write(courtBooked(2, { court: 2 }));
    const { position } = await checkpointNamed(world.pool, 'bookings');
    const [event] = await world.store.readAll({ after: position, limit: 1 });
    const after = (seconds: number) => () => Date.parse(event?.recordedAt ?? '') + seconds * 1_000;
    const remarkAfter = async (seconds: number) => {
      const { readModels, remarks } = await readHealth(world.context, running, after(seconds));
      expect(readModels.find(({ name }) => name === 'bookings')).toMatchObject({ behind: 1, secondsBehind: seconds });
      return remarks.filter(({ code }) => code === 'READ_MODEL_BEHIND').map(({ sentence }) => sentence);
    };
    expect(await remarkAfter(9)).toEqual([]);
    expect(await remarkAfter(60)).toContain('bookings is 60 s and 1 event behind (live).');
  });
});
