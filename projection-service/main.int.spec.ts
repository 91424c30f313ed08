import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openVault } from '@platzwart/vault';
import { productVersion } from '@platzwart/service-process/product-version';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuildBeside } from './core/rebuildBeside.ts';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import { readModelNames } from '@platzwart/contracts/catalogue';
import { readModels } from './readModels.ts';
import { bookingNr, courtBooked, people, personRegistered } from './testing/clubHistory.ts';
import {
  type ProjectionWorld,
  checkpointNamed,
  contentOf,
  openWorld,
  until,
  untilReached,
} from './testing/projectionWorld.ts';
import { randomHistory } from './testing/randomHistory.ts';
import { freePort } from '../tests/support/freePort.ts';
import { type Running, runProgram } from './testing/serviceProcess.ts';

let world: ProjectionWorld;
const processes: Running[] = [];

const environment = (port: number, change: Readonly<Record<string, string>> = {}) => ({
  DATABASE_URL: world.url,
  PROJECTION_PORT: String(port),
  LOG_LEVEL: 'warn',
  ...change,
});
const run = (file: string, variables: Readonly<Record<string, string>>, ...words: readonly string[]): Running => {
  const running = runProgram(file, variables, ...words);
  processes.push(running);
  return running;
};
const startService = async (): Promise<Running & { port: number }> => {
  const port = await freePort();
  return { ...run('main.ts', environment(port)), port };
};
const healthAt = async (port: number): Promise<Response | null> =>
  fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
const requireHealthy = (port: number): Promise<void> => until(async () => (await healthAt(port)) !== null);
const contents = async (): Promise<string> =>
  (await Promise.all(world.context.models.map((model) => contentOf(world.pool, model, model.name)))).join('\n\n');
const rebuildAll = async (): Promise<void> => {
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  for (const model of world.context.models) await rebuildBeside(world.context, model, options);
};
/** Remarks and reasons are sealed with the spec's own vault, whose keys the service does not have. */
const unsealed = (event: ClubHistoryEvent): ClubHistoryEvent => {
  if (event.type === 'CourtBooked') return { ...event, data: { ...event.data, sealedRemark: null } };
  if (event.type === 'BookingChanged') return { ...event, data: { ...event.data, sealedRemark: null } };
  return event.type === 'BookingCancelled' ? { ...event, data: { ...event.data, sealedReason: null } } : event;
};
const withoutSeals = (seed: number, length: number) =>
  randomHistory(seed, length)
    .filter(({ type }) => ['CourtBooked', 'BookingChanged', 'BookingCancelled', 'SportArranged'].includes(type))
    .map(unsealed);

/** The same event on another court and with another booking id, so that rounds do not conflict. */
const inRound = (event: ClubHistoryEvent, round: number): ClubHistoryEvent => {
  if (event.type !== 'CourtBooked' && event.type !== 'BookingChanged' && event.type !== 'BookingCancelled')
    return event;
  const bookingId = bookingNr(1_000 * round + Number(event.data.bookingId.slice(-6)));
  const court = event.data.court + 10 * round;
  if (event.type === 'CourtBooked') return { ...event, data: { ...event.data, bookingId, court } };
  if (event.type === 'BookingCancelled') return { ...event, data: { ...event.data, bookingId, court } };
  const was = { ...event.data.was, court: event.data.was.court + 10 * round };
  return { ...event, data: { ...event.data, bookingId, court, was } };
};

beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.splice(0).map(({ ended }) => ended));
  await world.close();
});

describe('The projection-service', () => {
  it('follows the log, reports its health, and stops on a signal', async () => {
    const service = await startService();
    await requireHealthy(service.port);
    const last = await world.log.write(courtBooked(1));
    await untilReached(world.pool, 'bookings', last);
    const health = await healthAt(service.port);
    expect(health?.status).toBe(200);
    const standing = { position: last, behind: 0, secondsBehind: 0, status: 'live', problem: null };
    const readModel = { ...standing, rebuilding: null, isRequested: false, lastRebuild: null };
    expect(await health?.json()).toEqual({
      version: productVersion,
      status: 'ok',
      problems: [],
      remarks: [],
      readModels: readModels.map(({ name, version }) => ({ name, version, ...readModel })),
    });
    service.child.kill('SIGTERM');
    expect(await service.ended).toMatchObject({ code: 0, errors: '' });
  });

  it('opens sealed data, and removes a person whose key is destroyed', async () => {
    const vault = await openVault(world.pool);
    const anna = {
      firstName: 'Anna',
      lastName: 'Müller',
      email: 'anna@platzwart.example',
      phone: null,
      address: null,
      language: 'de',
    };
    const sealedAnna = await vault.seal(people.anna, anna);
    const sealedRemark = await vault.seal(people.anna, 'mit Ballmaschine');
    await startService();
    await world.log.write(personRegistered('anna', { sealed: sealedAnna }));
    const last = await world.log.write(courtBooked(1, { sealedRemark }));
    for (const name of ['people', 'bookings', 'history']) await untilReached(world.pool, name, last);
    expect(await contents()).toMatch(/"remark": "mit Ballmaschine"[^]*"first_name": "Anna"/);

    await world.pool.query('delete from vault.person_keys');
    for (const name of ['people', 'bookings', 'history'])
      expect(await run('rebuild.ts', environment(0), name).ended).toMatchObject({ code: 0 });
    expect(await contents()).not.toMatch(/Anna|Ballmaschine/);
  });

  it('answers 503 with the event if a read model has stopped', async () => {
    const service = await startService();
    await world.log.writeBroken(courtBooked(1), (event) => ({ ...event, data: { ...Object(event.data), court: -1 } }));
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).status === 'stopped');
    await requireHealthy(service.port);
    const health = await healthAt(service.port);
    expect(health?.status).toBe(503);
    expect(await health?.text()).toContain(
      'bookings has stopped: CourtBooked at position 0000000000000000001 cannot be applied',
    );
  });

  it('loses no event and applies none twice when it is killed repeatedly during its work', async () => {
    for (let round = 0; round < 5; round += 1) {
      const service = await startService();
      const writing = world.log.writeAll(withoutSeals(60 + round, 120).map((event) => inRound(event, round)));
      await requireHealthy(service.port);
      await pause(round * 40);
      service.child.kill('SIGKILL');
      await service.ended;
      await writing;
    }
    await startService();
    const head = await world.store.head();
    for (const { name } of world.context.models) await untilReached(world.pool, name, head);
    const live = await contents();
    await rebuildAll();
    expect(await contents()).toBe(live);
  });

  it('waits while another process leads, and takes over when that one is killed', async () => {
    const first = await startService();
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1)));
    const second = await startService();
    await requireHealthy(second.port);
    first.child.kill('SIGKILL');
    await first.ended;
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(2, { court: 2 })));
    expect((await healthAt(second.port))?.status).toBe(200);
  });

  it('changes nothing when it resumes after a long pause and another process has taken over', async () => {
    const sleeper = await startService();
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1)));
    sleeper.child.kill('SIGSTOP');
    await world.log.write(courtBooked(2, { court: 2 }));
    const successor = await startService();
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(3, { court: 3 })));
    sleeper.child.kill('SIGCONT');
    for (let nr = 4; nr < 30; nr += 1) await world.log.write(courtBooked(nr, { court: nr }));
    await untilReached(world.pool, 'bookings', await world.store.head());
    await until(async () => (await healthAt(sleeper.port))?.status === 200);
    expect((await healthAt(successor.port))?.status).toBe(200);
    const live = await contents();
    await rebuildAll();
    expect(await contents()).toBe(live);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ events: 29 });
  });
});

describe('Starting the projection-service', () => {
  const refusal = async (variables: Readonly<Record<string, string>>) => {
    const ended = await run('main.ts', variables).ended;
    expect(ended.code).toBe(78);
    expect(ended.output).toBe('');
    return ended.errors.trim().split('\n');
  };

  it('is refused with a sentence for each invalid setting', async () => {
    expect(await refusal({ DATABASE_URL: 'mysql://here', PROJECTION_PORT: 'x' })).toEqual([
      'DATABASE_URL: must be a postgres:// address',
      'PROJECTION_PORT: must be a port number',
    ]);
  });

  it('is refused if PostgreSQL cannot be reached', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://app:secret@127.0.0.1:9/club' })).toEqual([
      'The database (DATABASE_URL) cannot be used: nothing listens at its address.',
    ]);
  });

  it('is refused when the database was written by a newer version', async () => {
    await world.pool.query('update read_models.schema_version set version = 99');
    const [sentence, ...more] = await refusal(environment(await freePort()));
    expect(sentence).toContain('"read_models" is at version 99');
    expect(more).toEqual([]);
  });

  it('is refused when the port is taken', async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
    const [sentence] = await refusal(environment(port));
    taken.close();
    expect(sentence).toContain(`Port ${port} is in use by another program: end it, or set PROJECTION_PORT`);
  });
});

describe('npm run rebuild', () => {
  it('rebuilds a read model by name and shows the progress', async () => {
    await world.log.writeAll(withoutSeals(70, 60));
    const service = await startService();
    await untilReached(world.pool, 'bookings', await world.store.head());
    const before = await contents();
    const { code, output, errors } = await run('rebuild.ts', environment(0), 'bookings').ended;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(
      /^bookings 0 %\n[^]*bookings 100 %\nbookings has been rebuilt from \d+ events in [\d.]+ s\.\n$/,
    );
    expect(await contents()).toBe(before);
    expect((await healthAt(service.port))?.status).toBe(200);
  });

  it('lists the read models if it does not know the name', async () => {
    const { code, errors } = await run('rebuild.ts', environment(0), 'standings').ended;
    expect(code).toBe(78);
    expect(errors.trim()).toBe(
      `There is no read model "standings"; choose one of: ${readModelNames.toSorted().join(', ')}, or all.`,
    );
  });

  it('says which setting is missing', async () => {
    const { code, errors } = await run('rebuild.ts', {}, 'people').ended;
    expect(code).toBe(78);
    expect(errors.trim()).toBe('DATABASE_URL: must be a postgres:// address');
  });
});
