import { describe, expect, it } from 'vitest';
import { simulateSeed } from './simulateSeed.ts';

/** npm test plays these; `npm run simulate` plays 2,000. */
const [seeds, perCase] = [100, 10];
const firstOfCases = Array.from({ length: seeds / perCase }, (_, index) => 1 + index * perCase);

/** What twenty worlds have to show, or the weather has become too good. */
const mishaps = [
  ...[
    'dies: killed',
    'dies: stopped',
    'dies: before append',
    'dies: right after append',
    'dies: right after SQL commit',
  ],
  ...['is lost on the way', 'loses its answer', 'is refused', 'fails after its effect', 'arrives twice'],
  ...['arrives after its sender was told it failed', 'takes its time', 'a storm begins', 'a connection is lost'],
  ...['a page comes with the one before it', 'the snapshot of ledger is of another log', 'the answer is lost'],
  ...['ERR_EMAIL_ALREADY_EXISTS', 'ERR_USER_HAS_BOOKINGS', 'keep nothing of', 'compare a code'],
  ...['hears of an append', 'closes the days before', 'Leading: this process writes the read models'],
];

describe('In worlds of bad weather', () => {
  it.each(firstOfCases)(
    'every promise holds (from seed %i on)',
    async (first) => {
      for (let seed = first; seed < first + perCase; seed += 1) {
        const { problems } = await simulateSeed(seed);
        expect({ seed, problems, again: `npm run simulate -- --seed ${seed} --trace` }).toMatchObject({ problems: [] });
      }
    },
    60_000,
  );
});

describe('The simulator', () => {
  it('plays the same world for the same seed, and another one for another', async () => {
    const [one, again, other] = [await simulateSeed(7), await simulateSeed(7), await simulateSeed(8)];
    expect(again).toEqual(one);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });

  it('gives the process its own timers back', async () => {
    const before = [globalThis.setTimeout, globalThis.setImmediate, performance.now()];
    await simulateSeed(9);
    expect([globalThis.setTimeout, globalThis.setImmediate]).toEqual(before.slice(0, 2));
    expect(performance.now()).toBeGreaterThan(Number(before[2]));
  });

  it('plays rough enough: services die, answers get lost, and still the club has a full ledger', async () => {
    const worlds = [];
    for (let seed = 21; seed <= 40; seed += 1) worlds.push(await simulateSeed(seed, Infinity));
    const lines = worlds.flatMap(({ trace }) => trace);
    const missing = mishaps.filter((mishap) => !lines.some((line) => line.includes(mishap)));
    expect(missing).toEqual([]);
    expect(worlds.reduce((sum, { events }) => sum + events, 0)).toBeGreaterThan(300);
  });
});
