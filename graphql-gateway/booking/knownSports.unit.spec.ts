import { expect, it } from 'vitest';
import { knownSports } from './knownSports.ts';

it('knows the sports of the club, and refuses none before it has read them', async () => {
  const sports = knownSports({ rows: () => Promise.resolve([{ sport: 'TENNIS' }]) });
  expect([sports.has('TENNIS'), sports.has('CURLING')]).toEqual([true, true]);
  await sports.refresh();
  expect([sports.has('TENNIS'), sports.has('CURLING')]).toEqual([true, false]);
});
