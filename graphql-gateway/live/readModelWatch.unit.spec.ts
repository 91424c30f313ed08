import { position } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { watchReadModels } from './readModelWatch.ts';

const [first, second, third, fourth] = [position('1'), position('2'), position('3'), position('4')] as const;
const timeoutMilliseconds = 5_000;

/** A watch that has seen plan and people at the first position, and the notifications that followed. */
const startWatch = async () => {
  const tables = { bookings: '16400', people: '16401' };
  const positions = { bookings: first, people: first };
  const notified: string[] = [];
  let reads = 0;
  const watch = watchReadModels(() => {
    reads += 1;
    return Promise.resolve([
      { name: 'bookings', position: positions.bookings, tables: tables.bookings },
      { name: 'people', position: positions.people, tables: tables.people },
    ]);
  });
  await watch.refresh();
  for (const model of ['bookings', 'people'])
    watch.onChange(
      model,
      ({ position: at, isRebuilt }) => void notified.push(`${model} ${at ?? ''}${isRebuilt ? ' anew' : ''}`),
    );
  return { watch, notified, positions, tables, reads: () => reads };
};

const models = ['bookings', 'people'];
const bothAt = (at: typeof first) => [models, at, timeoutMilliseconds] as const;

describe('Watching the read models', () => {
  it('moves models without changes on with the notice, without notifying their listeners and without a read', async () => {
    const { watch, notified, reads } = await startWatch();
    watch.handleNotice({ position: second, changed: ['bookings'], page: { from: first, models } });
    expect(await watch.waitFor(...bothAt(second))).toBe(true);
    expect(notified).toEqual(['bookings 2']);
    expect(reads()).toBe(1);
  });

  it('merges consecutive batches', async () => {
    const { watch, notified } = await startWatch();
    watch.handleNotice({ position: second, changed: ['bookings'], page: { from: first, models } });
    watch.handleNotice({ position: third, changed: ['people'], page: { from: second, models } });
    expect(await watch.waitFor(...bothAt(third))).toBe(true);
    expect(notified).toEqual(['bookings 3', 'people 3']);
  });

  it('reports all changed models of a batch where the notice of the one before was lost', async () => {
    const { watch, notified } = await startWatch();
    watch.handleNotice({ position: third, changed: ['bookings'], page: { from: second, models } });
    expect(await watch.waitFor(...bothAt(third))).toBe(true);
    expect(notified).toEqual(['bookings 3', 'people 3']);
  });

  it('reads the checkpoints where the notice of a batch in between was lost', async () => {
    const { watch, notified, positions, reads } = await startWatch();
    positions.bookings = positions.people = fourth;
    watch.handleNotice({ position: second, changed: ['bookings'], page: { from: first, models } });
    watch.handleNotice({ position: fourth, changed: ['bookings'], page: { from: third, models } });
    expect(await watch.waitFor(...bothAt(fourth))).toBe(true);
    expect(notified).toEqual(['bookings 4', 'people 4']);
    expect(reads()).toBe(2);
  });

  it('reads the checkpoints where a notice has no batch: tables were exchanged, or a projection has stopped', async () => {
    const { watch, notified, tables, positions } = await startWatch();
    tables.bookings = '16402';
    positions.people = second;
    watch.handleNotice({ position: first, changed: ['bookings'], page: null });
    expect(await watch.waitFor(['people'], second, timeoutMilliseconds)).toBe(true);
    expect(notified).toEqual(['bookings 1 anew', 'people 2']);
  });

  it('waits for a model that the batch has not moved', async () => {
    const { watch, notified, positions } = await startWatch();
    watch.handleNotice({ position: second, changed: ['bookings'], page: { from: first, models: ['bookings'] } });
    expect(await watch.waitFor(['bookings'], second, timeoutMilliseconds)).toBe(true);
    expect(watch.reached('people')).toBe(first);
    positions.people = positions.bookings = second;
    await watch.refresh();
    expect(watch.reached('people')).toBe(second);
    expect(notified).toEqual(['bookings 2', 'people 2']);
  });

  it('tells the listeners that were there first first: who somebody is before what is shown to them', async () => {
    const notified: string[] = [];
    let at = first;
    const watch = watchReadModels(() =>
      Promise.resolve(models.map((name) => ({ name, position: at, tables: '16400' }))),
    );
    for (const model of ['people', 'bookings']) watch.onChange(model, () => void notified.push(model));
    await watch.refresh();
    watch.handleNotice({ position: second, changed: models, page: { from: first, models } });
    await watch.waitFor(...bothAt(second));
    at = third;
    await watch.refresh();
    expect(notified).toEqual(['people', 'bookings', 'people', 'bookings', 'people', 'bookings']);
  });
});
