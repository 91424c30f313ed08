import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeededRandom, seededRandom } from '../demo/seededRandom.ts';
import { checkLogChain } from '../logChain.ts';
import { openFaultInjectingProxy } from '../testing/faultInjectingProxy.ts';
import { type SlotStream, runtimeOnPostgres } from '../testing/runtimeOnPostgres.ts';
import { type SlotCommand, callFor, slotsModule } from '../testing/slots.ts';
import type { Answer } from './commandStream.ts';
import { followLog } from './follower.ts';
import { decodeRecorded } from './decodeRecorded.ts';
import { writtenMetadata } from './writtenMetadata.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const timeouts = { append: 40, read: 200 };

type SlotRequest = Readonly<{ key: string; command: Exclude<SlotCommand, { type: 'Stumble' }> }>;

const requests = (random: SeededRandom, count: number): readonly SlotRequest[] =>
  Array.from({ length: count }, (_, index): SlotRequest => {
    const slot = `slot ${random.between(1, 12)}`;
    const isLeaving = random.chance(0.3);
    return {
      key: `request ${index}`,
      command: isLeaving ? { type: 'Free', slot } : { type: 'Take', slot, by: `member ${random.between(1, 40)}` },
    };
  });

const isFinal = (answer: Answer<string>): boolean =>
  answer.outcome === 'accepted' || !['ERR_DB_CONNECTION', 'ERR_SERVER'].includes(answer.code);

/** As a browser does it: the same key again, wherever it lands, until there is an answer about the request itself. */
const insist = async (
  services: readonly SlotStream[],
  { key, command }: SlotRequest,
  random: SeededRandom,
): Promise<Answer<string>> => {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const service = services[random.between(0, services.length - 1)];
    const answer = await service?.send(command, callFor(command, { idempotencyKey: key }));
    if (answer && isFinal(answer)) return answer;
    await pause(random.between(1, 15));
  }
  throw new Error(`${key} never got an answer`);
};

const insistOn = async <Opened>(open: () => Promise<Opened>): Promise<Opened> => {
  for (;;) {
    try {
      return await open();
    } catch {
      await pause(5);
    }
  }
};

const effectsOf = (log: readonly RecordedEvent[], key: string): readonly RecordedEvent[] =>
  log.filter(({ metadata }) => writtenMetadata(metadata).idempotencyKey === key);

describe('Over an unreliable connection', () => {
  let club: Awaited<ReturnType<typeof runtimeOnPostgres>>;
  beforeAll(async () => {
    club = await runtimeOnPostgres();
  });
  afterAll(() => club.close());

  it.each([1, 2, 3, 4, 5, 6])('every answer is true, and no booking is lost or doubled (%i)', async (seed) => {
    const random = seededRandom(seed);
    const begin = (await club.store.read('ledger', { limit: 10_000 })).length;
    // The second one lives on conflicts alone, the first and third follow the log.
    const lines = await Promise.all([1, 2, 3].map(() => openFaultInjectingProxy(club.url, random)));
    const stores = await Promise.all(
      lines.map(({ databaseUrl }) => insistOn(() => connectEventStore({ DATABASE_URL: databaseUrl }))),
    );
    const services = await Promise.all(stores.map((store) => insistOn(() => club.open({ store, timeouts }))));
    const followers = [0, 2].map((index) =>
      followLog(club.store, { after: null, streams: services.slice(index, index + 1), log: quiet }),
    );

    const run = requests(random, 120).map((request) => ({ ...request, key: `${seed} ${request.key}` }));
    const answers = await Promise.all(
      run.map((request) => pause(random.between(0, 150)).then(() => insist(services, request, random))),
    );
    await Promise.all(lines.map(({ delayedAppendsDelivered }) => delayedAppendsDelivered()));
    await Promise.all(followers.map((follower) => follower.stop()));

    const log = await club.store.read('ledger', { limit: 10_000 });
    const untrue = run.filter(({ key }, index) => {
      const answer = answers[index];
      const effects = effectsOf(log, key).length;
      return answer?.outcome === 'accepted' && answer.position !== null ? effects !== 1 : effects !== 0;
    });
    expect(untrue).toEqual([]);
    expect(log.length).toBeGreaterThan(begin + 10);
    expect((await checkLogChain(club.store)).broken).toBeNull();
    const replayed = log
      .map((recorded) => decodeRecorded(slotsModule.events, recorded).event)
      .reduce(slotsModule.decider.evolve, slotsModule.decider.initialState);
    const fresh = await club.open();
    expect(fresh.current().state.toJS()).toEqual(replayed.toJS());
    for (const service of services) await service.stop();
    for (const store of stores) await store.close();
    for (const line of lines) line.close();
    expect((await club.open()).current().state.toJS()).toEqual(replayed.toJS());
  });
});
