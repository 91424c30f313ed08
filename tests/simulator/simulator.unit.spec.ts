import { describe, expect, it } from 'vitest';
import { simulateSeed } from './simulateSeed.ts';

/** npm test runs these seeds; `npm run test:simulation` runs 2,000. */
const [seeds, perCase] = [80, 10];
const firstOfCases = Array.from({ length: seeds / perCase }, (_, index) => 1 + index * perCase);
/** These worlds are also asked which faults they had. */
const tracedSeeds = Array.from({ length: 20 }, (_, index) => seeds + 1 + index);

/** Minimum counts over twenty worlds; below them too few faults were injected. */
const mishaps = [
  ...['dies: killed', 'dies: stopped', 'dies: before append', 'dies: right after append'],
  ...['is lost on the way', 'loses its answer', 'is refused', 'fails after its effect', 'arrives twice'],
  ...['arrives after its sender was told it failed', 'takes its time', 'a burst of faults begins'],
  ...['a page comes with the one before it', 'the snapshot of ledger is of another log', 'the answer is lost'],
  ...[
    'ERR_EMAIL_ALREADY_EXISTS',
    'ERR_USER_HAS_BOOKINGS',
    'ERR_VOUCHER_NOT_USABLE',
    'keep nothing of',
    'compare a code',
  ],
  ...['hears of an append', 'closes the days before', 'ChangeBooking', 'UpdateOwnBooking', 'TakeOffer'],
  ...['open documents', 'SetInvoiceRefunded', 'ERR_INVOICE_NOT_CREATED', 'ERR_INVOICE_NOT_UPDATED'],
];

describe('With injected faults', () => {
  it.each(firstOfCases)(
    'all promises hold (from seed %i on)',
    async (first) => {
      for (let seed = first; seed < first + perCase; seed += 1) {
        const { problems } = await simulateSeed(seed);
        expect({ seed, problems, again: `npm run test:simulation -- --seed ${seed} --trace` }).toMatchObject({
          problems: [],
        });
      }
    },
    60_000,
  );
});

describe('The simulator', () => {
  it('runs the same world for the same seed, and another one for another seed', async () => {
    const [one, again, other] = [await simulateSeed(7), await simulateSeed(7), await simulateSeed(8)];
    expect(again).toEqual(one);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });

  it('restores the timers of the process', async () => {
    const before = [globalThis.setTimeout, globalThis.setImmediate, performance.now()];
    await simulateSeed(9);
    expect([globalThis.setTimeout, globalThis.setImmediate]).toEqual(before.slice(0, 2));
    expect(performance.now()).toBeGreaterThan(Number(before[2]));
  });

  it('injects enough faults: services die, answers are lost, and bookings are still made; all promises hold', async () => {
    const worlds = [];
    for (const seed of tracedSeeds) worlds.push(await simulateSeed(seed, Infinity));
    expect(worlds.flatMap(({ problems }) => problems)).toEqual([]);
    const lines = worlds.flatMap(({ trace }) => trace);
    const missing = mishaps.filter((occurs) => !lines.some((line) => line.includes(occurs)));
    expect(missing).toEqual([]);
    expect(worlds.reduce((sum, { events }) => sum + events, 0)).toBeGreaterThan(300);
  });
});
