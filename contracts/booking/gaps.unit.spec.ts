import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leavesGap } from './gaps.ts';
import { overlaps } from './spans.ts';

const halfHour = 30;
const span = (startMinute: number, endMinute: number) => ({ startMinute, endMinute });
/** Opening, closing and bookings in half hours. */
const anyDay = fc
  .record({
    opens: fc.integer({ min: 0, max: 20 }),
    hours: fc.integer({ min: 2, max: 27 }),
    blocks: fc.array(fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 4 })), { maxLength: 8 }),
    wanted: fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 2, max: 6 })),
  })
  .map(({ opens, hours, blocks, wanted: [start, length] }) => ({
    opens: opens * halfHour,
    closes: (opens + hours) * halfHour,
    taken: blocks.map(([from, count]) => span(from * halfHour, (from + count) * halfHour)),
    wanted: span(start * halfHour, (start + length) * halfHour),
  }))
  .filter(
    ({ opens, closes, taken, wanted }) =>
      wanted.startMinute >= opens && wanted.endMinute <= closes && !taken.some((other) => overlaps(other, wanted)),
  );
type Day = Readonly<{ opens: number; closes: number; taken: readonly ReturnType<typeof span>[] }>;

/** Counted half hour by half hour: how long the free stretch is that begins at `minute`, in this direction. */
const freeFrom = (minute: number, step: 1 | -1, { opens, closes, taken }: Day): number => {
  let free = 0;
  for (;;) {
    const at = step === 1 ? minute + free : minute - free - halfHour;
    const half = span(at, at + halfHour);
    if (at < opens || half.endMinute > closes || taken.some((other) => overlaps(other, half))) return free;
    free += halfHour;
  }
};

describe('A booking that avoids gaps', () => {
  it('never leaves a free rest below an hour, and is never refused where there is none', () => {
    fc.assert(
      fc.property(anyDay, ({ wanted, ...day }) => {
        const rests = [freeFrom(wanted.startMinute, -1, day), freeFrom(wanted.endMinute, 1, day)];
        expect(leavesGap(wanted, day)).toBe(rests.some((rest) => rest === halfHour));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['after the opening', span(450, 510), [], true],
    ['from the opening', span(420, 480), [], false],
    ['before the closing', span(1230, 1290), [], true],
    ['until the closing', span(1260, 1320), [], false],
    ['half an hour after a booking', span(630, 690), [span(540, 600)], true],
    ['an hour after a booking', span(660, 720), [span(540, 600)], false],
    ['between two bookings, all of it', span(600, 690), [span(540, 600), span(690, 750)], false],
    ['between two bookings, a part of it', span(600, 660), [span(540, 600), span(690, 750)], true],
  ])('%s', (...[, wanted, taken, isGap]) => {
    expect(leavesGap(wanted, { taken, opens: 420, closes: 1320 })).toBe(isGap);
  });
});
