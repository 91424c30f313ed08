import { position } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { watchReadModels } from './readModelWatch.ts';

const [first, second, third, fourth] = [position('1'), position('2'), position('3'), position('4')] as const;
const patience = 5_000;

/** A watch that has seen plan and people at the first position, and who was told of what since. */
const watching = async () => {
  const tables = { bookings: '16400', people: '16401' };
  const stand = { bookings: first, people: first };
  const told: string[] = [];
  let looks = 0;
  const watch = watchReadModels(() => {
    looks += 1;
    return Promise.resolve([
      { name: 'bookings', position: stand.bookings, tables: tables.bookings },
      { name: 'people', position: stand.people, tables: tables.people },
    ]);
  });
  await watch.refresh();
  for (const model of ['bookings', 'people'])
    watch.onChange(model, ({ position: at, anew }) => void told.push(`${model} ${at ?? ''}${anew ? ' anew' : ''}`));
  return { watch, told, stand, tables, looks: () => looks };
};

const models = ['bookings', 'people'];
const bothAt = (at: typeof first) => [models, at, patience] as const;

describe('Watching the read models', () => {
  it('moves those without news on with the notice, tells nobody of them and looks at nothing', async () => {
    const { watch, told, looks } = await watching();
    watch.hear({ position: second, changed: ['bookings'], page: { from: first, models } });
    expect(await watch.waitFor(...bothAt(second))).toBe(true);
    expect(told).toEqual(['bookings 2']);
    expect(looks()).toBe(1);
  });

  it('takes pages that follow each other as one', async () => {
    const { watch, told } = await watching();
    watch.hear({ position: second, changed: ['bookings'], page: { from: first, models } });
    watch.hear({ position: third, changed: ['people'], page: { from: second, models } });
    expect(await watch.waitFor(...bothAt(third))).toBe(true);
    expect(told).toEqual(['bookings 3', 'people 3']);
  });

  it('tells of all that a page has brought along where the one before it was not heard', async () => {
    const { watch, told } = await watching();
    watch.hear({ position: third, changed: ['bookings'], page: { from: second, models } });
    expect(await watch.waitFor(...bothAt(third))).toBe(true);
    expect(told).toEqual(['bookings 3', 'people 3']);
  });

  it('looks at the checkpoints where one of two pages was not heard between them', async () => {
    const { watch, told, stand, looks } = await watching();
    stand.bookings = stand.people = fourth;
    watch.hear({ position: second, changed: ['bookings'], page: { from: first, models } });
    watch.hear({ position: fourth, changed: ['bookings'], page: { from: third, models } });
    expect(await watch.waitFor(...bothAt(fourth))).toBe(true);
    expect(told).toEqual(['bookings 4', 'people 4']);
    expect(looks()).toBe(2);
  });

  it('looks at the checkpoints where a notice is about no page: tables were exchanged, or somebody has stopped', async () => {
    const { watch, told, tables, stand } = await watching();
    tables.bookings = '16402';
    stand.people = second;
    watch.hear({ position: first, changed: ['bookings'], page: null });
    expect(await watch.waitFor(['people'], second, patience)).toBe(true);
    expect(told).toEqual(['bookings 1 anew', 'people 2']);
  });

  it('waits for a model that the page has not brought along', async () => {
    const { watch, told, stand } = await watching();
    watch.hear({ position: second, changed: ['bookings'], page: { from: first, models: ['bookings'] } });
    expect(await watch.waitFor(['bookings'], second, patience)).toBe(true);
    expect(watch.reached('people')).toBe(first);
    stand.people = stand.bookings = second;
    await watch.refresh();
    expect(watch.reached('people')).toBe(second);
    expect(told).toEqual(['bookings 2', 'people 2']);
  });
});
