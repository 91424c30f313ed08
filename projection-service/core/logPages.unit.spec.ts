import type { EventStore } from '@platzwart/event-store';
import { type Position, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { foreignEvents } from '../testing/foreignEvents.ts';
import { type LogReader, openLogPages } from './logPages.ts';
import { createThrottle } from './throttle.ts';

const positionNr = (nr: number): Position => v.parse(positionSchema, String(nr).padStart(19, '0'));
const log = foreignEvents(32_000);

/** Seven pages, and which of them were fetched. */
const openLog = () => {
  const fetched: (Position | null)[] = [];
  const readAll: EventStore['readAll'] = ({ after, limit }) => {
    fetched.push(after);
    const start = after === null ? 0 : Number(after);
    return Promise.resolve(log.slice(start, start + limit));
  };
  const throttle = { ...createThrottle(), nextPageSize: () => 5_000 };
  return { fetched, pages: openLogPages({ store: { readAll } }, throttle) };
};

const readOn = async (reader: LogReader, from: Position | null): Promise<Position | null> =>
  (await reader.behind(from)).at(-1)?.position ?? null;

/** Reads everything, with one page fetched ahead, as a rebuild does. */
const readAllOf = async (reader: LogReader, pause: () => Promise<void>): Promise<number> => {
  let [count, position]: [number, Position | null] = [0, null];
  for (;;) {
    const entries = await reader.behind(position);
    const last = entries.at(-1);
    if (!last) return count;
    void reader.behind(last.position);
    await pause();
    [count, position] = [count + entries.length, last.position];
  }
};

const moment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const moments = async (count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) await moment();
};

describe('Reading the log together', () => {
  it('gives every reader all events and fetches each page once, even if one reader is slow', async () => {
    const { fetched, pages } = openLog();
    const [slow, quick] = [pages.join(), pages.join()];
    const counts = await Promise.all([readAllOf(slow, () => moments(5)), readAllOf(quick, moment)]);
    expect(counts).toEqual([log.length, log.length]);
    const full = fetched.filter((after) => Number(after) + 5_000 <= log.length);
    expect(new Set(full).size).toBe(full.length);
  });

  it('lets any number of readers wait without a warning about listeners', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error): number => warnings.push(message);
    process.on('warning', note);
    const { pages } = openLog();
    const slow = pages.join();
    const quick = Array.from({ length: 20 }, () => pages.join());
    await slow.behind(null);
    const done = quick.map((reader) => readAllOf(reader, moment));
    await moments(50);
    slow.leave();
    await Promise.all(done);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('lets no reader get more than three pages ahead', async () => {
    const { fetched, pages } = openLog();
    const [slow, quick] = [pages.join(), pages.join()];
    await slow.behind(null);
    const done = readAllOf(quick, moment);
    await moments(50);
    expect(fetched).toEqual([null, positionNr(5_000), positionNr(10_000)]);

    await slow.behind(positionNr(5_000));
    await moments(50);
    expect(fetched.at(-1)).toBe(positionNr(15_000));

    slow.leave();
    expect(await done).toBe(log.length);
  });

  it('reads again for a reader that joins late', async () => {
    const { pages } = openLog();
    const first = pages.join();
    await readOn(first, await readOn(first, await readOn(first, null)));
    const late = pages.join();
    expect(await readOn(late, null)).toBe(positionNr(5_000));
    expect(await readOn(first, positionNr(15_000))).toBe(positionNr(20_000));
  });
});
