import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courtBooked } from '../testing/clubHistory.ts';
import { type ProjectionWorld, checkpointNamed, openWorld, until, untilReached } from '../testing/projectionWorld.ts';
import { freePort } from '../../tests/support/freePort.ts';
import { type Running, runProgram } from '../testing/serviceProcess.ts';

let world: ProjectionWorld;
let service: Running;
let url: string;

const start = async (): Promise<void> => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const environment = { DATABASE_URL: world.url, PROJECTION_PORT: String(port), LOG_LEVEL: 'warn' };
  service = runProgram('main.ts', environment);
  await until(async () => (await fetch(`${url}/health/live`).catch(() => null))?.status === 200);
};
const numbers = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
/** Each read model stores its checkpoint on its own. */
const untilShown = (line: string): Promise<void> => until(async () => (await numbers()).includes(`${line}\n`));

beforeEach(async () => {
  world = await openWorld();
  await start();
});
afterEach(async () => {
  service.child.kill('SIGKILL');
  await service.ended;
  await world.close();
});

describe('The metrics of the projection-service', () => {
  it('count pages and events, and show that nothing is behind', async () => {
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1)));
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(2, { court: 2 })));
    const models = ['bookings', 'club_settings', 'history', 'people'];
    for (const model of models) await untilShown(`platzwart_projection_lag_events{read_model="${model}"} 0`);
    const text = await numbers();
    expect(text).toMatch(/^platzwart_projection_events_total 2$/m);
    expect(text).toMatch(/^platzwart_projection_page_events_sum 2$/m);
    expect(text).toMatch(/^platzwart_projection_apply_duration_seconds_count [12]$/m);
    expect(text).toMatch(/^platzwart_projection_leader 1$/m);
    for (const model of models) {
      expect(text).toContain(`platzwart_projection_lag_seconds{read_model="${model}"} 0\n`);
      expect(text).toContain(`platzwart_projection_status{read_model="${model}",status="live"} 1\n`);
    }
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  it('show the lag of a stopped read model, in events and in seconds', async () => {
    await world.log.writeBroken(courtBooked(1), (event) => ({ ...event, data: { ...Object(event.data), court: -1 } }));
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).status === 'stopped');
    await world.log.write(courtBooked(2, { court: 2 }));
    await untilShown('platzwart_projection_lag_events{read_model="bookings"} 2');
    await untilShown('platzwart_projection_lag_events{read_model="people"} 0');
    const text = await numbers();
    expect(text).toMatch(/^platzwart_projection_lag_seconds\{read_model="bookings"\} .*[1-9]/m);
    expect(text).toContain('platzwart_projection_status{read_model="bookings",status="stopped"} 1\n');
  });
});
